## What every room says

language-name = Español
list-last = { SOUND($last) ->
    [i] { $before } e { $last }
   *[other] { $before } y { $last }
}
list-before = { $item }, { $rest }

## Files and folders

paths-not-writable = No se puede guardar nada en { $folder }: las partidas van a una carpeta temporal y pueden perderse al apagar el equipo.
lock-second-copy = Molehill ya está abierto y usa las partidas guardadas de { $folder }. Cierra antes la otra ventana.
settings-broken = No se han podido leer los ajustes, así que valen los de origen. El archivo antiguo se conserva como { $file }.
settings-not-saved = No se han podido guardar los ajustes ({ REASON($reason) }). Valen hasta que salgas.
disk-slow = El disco no responde. Puede que lo último que has hecho aún no se haya guardado.

## The window

window-title = Molehill
no-display = No hay pantalla en la que Molehill pueda abrir una ventana ({ $reason }).
fell = Molehill ha tropezado y ha tenido que cerrarse; tus partidas están a salvo y hay un informe en { $file }.
fell-unreported = Molehill ha tropezado y ha tenido que cerrarse; tus partidas están a salvo.

## Por qué el sistema no quiso

os-eacces = permiso denegado
os-ebadf = está cerrado
os-ebusy = está en uso
os-edquot = tu parte del disco está llena
os-eexist = ya existe
os-efbig = es demasiado grande
os-einval = el sistema lo rechaza
os-eio = ha fallado la lectura o la escritura
os-eisdir = es una carpeta
os-emfile = hay demasiados archivos abiertos
os-enametoolong = el nombre es demasiado largo
os-enoent = no existe ese archivo ni esa carpeta
os-enospc = no queda espacio en el disco
os-enotdir = una carpeta de la ruta es un archivo
os-eperm = el sistema no lo permite
os-erofs = aquí no se puede escribir

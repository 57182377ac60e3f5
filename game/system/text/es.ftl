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
settings-not-saved = No se han podido guardar los ajustes ({ $reason }). Valen hasta que salgas.
disk-slow = El disco no responde. Puede que lo último que has hecho aún no se haya guardado.

## The window

window-title = Molehill
no-display = No hay pantalla en la que Molehill pueda abrir una ventana ({ $reason }).
fell = Molehill ha tropezado y ha tenido que cerrarse; tus partidas están a salvo y hay un informe en { $file }.
fell-unreported = Molehill ha tropezado y ha tenido que cerrarse; tus partidas están a salvo.

## What every room says

language-name = Español
list-last = { $before } y { $last }
list-before = { $item }, { $rest }

## Files and folders

paths-not-writable = No se puede guardar nada en { $folder }: lo de esta sesión va a una carpeta temporal y puede perderse al apagar el ordenador.
lock-second-copy = Molehill ya está abierto y usa las partidas guardadas de { $folder }. Cierra antes la otra ventana.
settings-broken = No se han podido leer los ajustes, así que están como el primer día. El archivo antiguo se conserva como { $file }.
settings-not-saved = No se han podido guardar los ajustes ({ $reason }). Valen hasta que salgas.

## The window

window-title = Molehill
no-display = No hay pantalla en la que Molehill pueda abrir una ventana ({ $reason }).

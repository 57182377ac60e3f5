# Die Handys: was der Server einem Handy sagt und der Fernseher über sie.
confirm = Versiegeln
confirm-what = Versiegeln: { $what }
confirm-open = So machen
confirm-open-what = Wählen: { $what }
twin = Nr. { $n } von { $of } gleichen
choose-one = eins wählen
choose-exactly = { $n } wählen
choose-some = { $n } bis { $of } wählen
where = Wo
go-on = Weiter
again = Nochmal!
phones-here = { $n ->
    [one] 1 von { $of } ist da
   *[other] { $n } von { $of } sind da
}
phones-ready = { $n ->
    [one] 1 von { $of } ist fertig
   *[other] { $n } von { $of } sind fertig
}
phones-playing = { $count ->
    [one] { $names } ist dran.
   *[other] { $names } sind dran.
}
held-free = frei
held-bot = ein Bot: übernimm
held-asleep = schläft: bist du das?
held-phone = am Handy
held-mouse = am Fernseher
held-keys = auf Tasten
held-pad = am Gamepad
phones-unknown = Dieser Link gehört zu einem anderen Tisch. Nimm hier Platz.
phones-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
phones-seat-held = Diesen Platz hält schon jemand.
phones-ask = Der Fernseher fragt, ob du herein darfst.
phones-not-let-in = Der Fernseher sagte Nein. Nimm einen anderen Platz.
phones-colour-worn = Diese Farbe trägt schon jemand.
phones-not-open = Das geht jetzt nicht.
phones-too-late = Das lässt sich nicht mehr ändern.
phones-failed = Die Handys gehen gerade nicht. Schließe und öffne sie neu; der Vorhang geht weiter.
phones-refused = Das System lässt keine Handys zu Molehill durch. Erlaube es in der Firewall oder spiele mit dem Vorhang.
phones-no-port = Ein anderes Programm belegt alle Türen für Handys. Schließe es oder spiele mit dem Vorhang.
phones-button = Handys
phones-awake = wach
phones-asleep = schläft
phones-one = Handy
phones-close = Ohne Handys
phones-are-open = Handys sind dabei: scannen, Maulwurf wählen, spielen.
phones-hand = Dein Handy ist deine Hand
phones-step-1 = Scanne den Code oder tippe die Adresse ein
phones-step-2 = Wähle Maulwurf und Namen
phones-step-3 = Deine Karten siehst nur du auf dem Handy
phones-wifi = Gleiches WLAN; keine App, kein Konto.
phones-astray = Die Seite öffnet sich nicht?
phones-guest = Gast-WLANs trennen oft die Handys: Nimm ein anderes Netz.
phones-firewall = Fragt eine Firewall, erlaube Molehill in privaten Netzen.
phones-no-network = Dieser Computer ist in keinem Netz. Verbinde ihn mit dem WLAN der Handys.
phones-opening = Die Tür für Handys geht auf …
phones-still = Der Vorhang braucht kein Netz: Jeder Platz kann an diesem Bildschirm spielen.
phones-retry = Noch einmal
phones-waking = Wacht auf …
phones-waking-note = sucht einen Namen
phones-free = Freier Platz
phones-free-note = Code scannen
phones-squeak-1 = Pieps!
phones-squeak-2 = Hup!
phones-squeak-3 = Triller!
phones-squeak-4 = Gähn!
phones-squeak-5 = Kicher!
phones-squeak-6 = Huhu!
phones-squeak-7 = Quiek!
phones-squeak-8 = Quak!
phones-put-out = Zurücknehmen
phones-give = An ein Handy
phones-doubt = Das neue Handy hereinlassen?
phones-doubt-why = Ein Handy möchte den Platz von { $name } und sähe dort, was verdeckt ist. Gehört es wirklich { $name }?
phones-let-in = Hereinlassen
phones-keep-out = Nein
phones-count = { $here } da, { $asleep } schlafend
holds-phone = am Handy, wach
holds-asleep = schläft: neu scannen
holds-invited = wartet auf ein Handy: scannen
holds-mouse = am Fernseher
holds-keys = an Tasten
holds-pad = am Gamepad
holds-bot = ein Bot; jedes Handy darf übernehmen
phones-scan = neu scannen
phones-praise = Dafür gibt es Lob
phones-account = Deine Punkte
phones-whole = zusammen
phones-replay = Schau auf den Fernseher: Die Partie läuft noch einmal.

# Les téléphones : ce que dit le serveur, et ce qu’en dit la télé.
confirm = Sceller
confirm-what = Sceller : { $what }
confirm-open = Choisir ainsi
confirm-open-what = Choisir : { $what }
twin = la même, { $n } sur { $of }
choose-one = choisis-en un
choose-exactly = choisis-en { $n }
choose-some = choisis-en de { $n } à { $of }
where = Où
go-on = Continuer
again = Encore !
phones-here = { $n ->
    [one] { $n } sur { $of } est là
   *[other] { $n } sur { $of } sont là
}
phones-ready = Prêts : { $n } sur { $of }
phones-playing = { $count ->
    [one] { $names } joue.
   *[other] { $names } jouent.
}
held-free = libre
held-bot = un robot : prends sa place
held-asleep = endormi : c’est toi ?
held-phone = sur un téléphone
held-mouse = à la télé
held-keys = au clavier
held-pad = à la manette
phones-unknown = Ce lien vient d’une autre table. Prends place ici.
phones-no-seat = Cette place n’existe pas à cette table.
phones-seat-held = Quelqu’un tient déjà cette place.
phones-ask = La télé demande si tu peux entrer.
phones-not-let-in = La télé a dit non. Prends une autre place.
phones-colour-worn = Quelqu’un porte déjà cette couleur.
phones-not-open = Ce n’est pas possible maintenant.
phones-too-late = Trop tard pour changer cela.
phones-failed = Les téléphones ne marchent plus. Ferme-les et rouvre-les ; le rideau marche toujours.
phones-refused = Le système empêche les téléphones de joindre Molehill. Autorise-le dans le pare-feu, ou joue avec le rideau.
phones-no-port = Un autre programme occupe toutes les portes des téléphones. Ferme-le, ou joue avec le rideau.
phones-button = Téléphones
phones-awake = éveillé
phones-asleep = endormi
phones-one = téléphone
phones-close = Sans téléphones
phones-are-open = Les téléphones sont de la partie : scanne, choisis une taupe, joue.
phones-hand = Ton téléphone est ta main
phones-step-1 = Scanne le code ou tape l’adresse
phones-step-2 = Choisis une taupe et un nom
phones-step-3 = Tes cartes ne se voient que sur ton téléphone
phones-wifi = Même Wi-Fi ; ni appli, ni compte.
phones-astray = La page ne s’ouvre pas ?
phones-guest = Un Wi-Fi d’invités peut isoler les téléphones : prends un autre réseau.
phones-firewall = Si un pare-feu te le demande, autorise Molehill en réseau privé.
phones-no-network = Cet ordinateur n’est sur aucun réseau. Connecte-le au Wi-Fi des téléphones.
phones-opening = On ouvre la porte aux téléphones…
phones-still = Le rideau marche sans réseau : toutes les places peuvent jouer à cet écran.
phones-retry = Réessayer
phones-waking = Se réveille…
phones-waking-note = choisit un nom
phones-free = Place libre
phones-free-note = scanne le code
phones-squeak-1 = Pip !
phones-squeak-2 = Honk !
phones-squeak-3 = Trille !
phones-squeak-4 = Bâille !
phones-squeak-5 = Hihi !
phones-squeak-6 = Houhou !
phones-squeak-7 = Couic !
phones-squeak-8 = Coâ !
phones-put-out = Reprendre
phones-give = Vers un téléphone
phones-doubt = Laisser entrer ce nouveau téléphone ?
phones-doubt-why = Un téléphone veut la place { SOUND($name) ->
    [consonant] de { $name }
   *[other] d’{ $name }
} et y verrait ce qui est caché. Est-ce vraiment celui { SOUND($name) ->
    [consonant] de { $name }
   *[other] d’{ $name }
} ?
phones-let-in = Le laisser entrer
phones-keep-out = Non
phones-count = { $here } ici, { $asleep } en veille
holds-phone = téléphone, éveillé
holds-asleep = endormi : rescanne
holds-invited = attend un téléphone : scanne
holds-mouse = devant l’écran
holds-keys = au clavier
holds-pad = à la manette
holds-bot = un robot ; à prendre par téléphone
phones-scan = rescanne
phones-praise = On te félicite
phones-account = Tes points
phones-whole = au total
phones-replay = Regarde la télévision : la partie repasse.

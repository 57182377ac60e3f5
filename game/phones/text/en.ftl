# The phones: what the server says to a phone, and the television about phones.
confirm = Lock it in
confirm-what = Lock in: { $what }
confirm-open = Choose this
confirm-open-what = Choose: { $what }
twin = { $n } of { $of } alike
choose-one = choose one
choose-exactly = choose { $n }
choose-some = choose { $n } to { $of }
where = Where
go-on = Continue
again = Again!
phones-here = { $n ->
    [one] 1 of { $of } is here
   *[other] { $n } of { $of } are here
}
phones-ready = { $n ->
    [one] 1 of { $of } is ready
   *[other] { $n } of { $of } are ready
}
phones-playing = { $count ->
    [one] { $names } is playing.
   *[other] { $names } are playing.
}
held-free = free
held-bot = a bot: take over
held-asleep = asleep: is it you?
held-phone = on a phone
held-mouse = at the television
held-keys = on keys
held-pad = on a gamepad
phones-unknown = This link is for another table. Take a seat here.
phones-no-seat = There is no such seat at this table.
phones-seat-held = Somebody else holds this seat.
phones-ask = The television asks whether you may come in.
phones-not-let-in = The television said no. Take another seat.
phones-colour-worn = Somebody wears this colour already.
phones-not-open = That cannot be chosen now.
phones-too-late = It is too late to change that.
phones-failed = Phones stopped working. Close and open them again; the curtain still works.
phones-refused = The system does not let Molehill listen. Allow it in the firewall, or play with the curtain.
phones-no-port = Every door for phones is taken by another program. Close it, or play with the curtain.
phones-button = Phones
phones-awake = awake
phones-asleep = asleep
phones-one = phone
phones-close = Close phones
phones-are-open = Phones are open: scan, pick a mole, play.
phones-hand = Your phone is your hand
phones-step-1 = Scan the code, or type the address
phones-step-2 = Pick a mole and a name
phones-step-3 = Your cards show on your phone only
phones-wifi = The same Wi-Fi; no app, no account.
phones-astray = The page won’t open?
phones-guest = Guest Wi-Fi may keep phones apart: take another network.
phones-firewall = If a firewall asks, allow Molehill in private networks.
phones-no-network = This computer is in no network. Connect it to the Wi-Fi that the phones use.
phones-opening = Opening the door for phones …
phones-still = The curtain works without any network: every seat can play at this screen.
phones-retry = Try again
phones-waking = Waking up …
phones-waking-note = picking a name
phones-free = Free seat
phones-free-note = scan the code
phones-squeak-1 = Pip!
phones-squeak-2 = Honk!
phones-squeak-3 = Trill!
phones-squeak-4 = Yawn!
phones-squeak-5 = Cackle!
phones-squeak-6 = Hoot!
phones-squeak-7 = Squeal!
phones-squeak-8 = Croak!
phones-put-out = Take back
phones-give = To a phone
phones-doubt = Let the new phone in?
phones-doubt-why = A phone wants { $name }’s seat, and would see what is hidden there. Is it really { $name }’s?
phones-let-in = Let it in
phones-keep-out = No
phones-count = { $here } here, { $asleep } asleep
holds-phone = on a phone, awake
holds-asleep = asleep: scan again
holds-invited = waiting for a phone: scan
holds-mouse = at the television
holds-keys = on keys
holds-pad = on a gamepad
holds-bot = a bot; any phone may take over
phones-scan = scan again
phones-praise = Praised for
phones-account = Your points
phones-whole = in all
phones-replay = Look at the television: the game is shown once more.

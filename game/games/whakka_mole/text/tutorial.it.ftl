## The first turn, played together

lesson-welcome = Si va sul prato!
    .text = Questo è il tuo foglio, con dieci buche; l’altro è di chi ti siede accanto. Nascondi le talpe nel tuo e martella nell’altro. A cinquanta punti è finita.
lesson-moles = Prima le tue talpe
    .text = Fai clic su due o tre buche del tuo foglio, o premi i loro numeri. Ogni talpa vale un punto, se nessuno ne colpisce una. Poi premi «Fatto».
lesson-whack = Ora il martello
    .text = Scegli una buca sull’altro foglio. Se lì c’è una talpa sono 6 punti, e tutto il foglio si svuota.
lesson-reveal = Guarda che succede
    .text = I sipari si aprono, le talpe spuntano, tutti i martelli calano insieme. Guarda con calma, poi premi «Avanti».
lesson-again = Ed ecco un turno
    .text = I prati lo mostrano ancora, così impari le abitudini altrui. Una talpa resta solo se la scegli di nuovo. Tocca a te.
lesson-guess = Pensa come una talpa
    .text = Resteresti dov’eri al sicuro, o ti sposteresti? Martella dove starebbe meglio lei.
lesson-alone = Il prato è tuo
    .text = Non c’è altro da sapere. Gioca fino a cinquanta, o esci quando vuoi: la cronaca e il regolamento sono nell’angolo in alto.

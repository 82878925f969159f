import type { BookChapter } from "../../clauses/shapes";

/** EN 6.3, FR 6.3: the Storms. */
const storms = {
  title: { en: "Storms", fr: "Tempêtes", de: "Stürme" },
  clauses: {
    "T.storm.draw": {
      title: { en: "A Storm is drawn", fr: "Une Tempête est piochée", de: "Ein Sturm wird gezogen" },
      answer: {
        en: "A Storm takes effect *at once* when drawn; then you draw on up to your limit.",
        fr: "Une Tempête agit *aussitôt* piochée ; puis tu continues à piocher jusqu’à ta limite.",
        de: "Ein Sturm wirkt *sofort* beim Ziehen; danach ziehst du weiter bis zu deinem Limit.",
      },
      rule: {
        en: "A Storm takes effect the moment you draw it. It is never held in the hand. Then you draw on up to your limit.",
        fr: "Une Tempête agit dès que tu la pioches. Elle ne reste jamais en main. Puis tu continues à piocher jusqu’à ta limite.",
        de: "Ein Sturm wirkt, sobald du ihn ziehst. Er bleibt nie auf der Hand. Danach ziehst du weiter bis zu deinem Limit.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The book does not speak of Storms in opening hands. We resolve them too, one player at a time in turn order. The book has six Storms but does not say how many of each colour; we use two of each.",
            fr: "Le livret ne parle pas des Tempêtes des premières mains. Nous les résolvons aussi, une personne à la fois, dans l’ordre du tour. Le livret compte six Tempêtes sans donner les couleurs ; nous en prenons deux de chaque.",
            de: "Das Heft sagt nichts über Stürme in der ersten Hand. Wir führen sie auch aus, eine Person nach der anderen im Uhrzeigersinn. Es gibt sechs Stürme, die Farben nennt das Heft nicht; wir nehmen je zwei.",
          },
        },
      ],
      related: ["T.storm.cancel", "T.turn.draw", "T.storm.yellow", "T.storm.purple", "T.storm.orange"],
    },
    "T.storm.cancel": {
      title: { en: "Stopping a fresh Storm", fr: "Arrêter une Tempête", de: "Einen neuen Sturm aufhalten" },
      answer: {
        en: "Anyone may spend a Compass *at once*, and the fresh Storm does nothing.",
        fr: "Chacun peut *aussitôt* dépenser une Boussole, et la nouvelle Tempête reste sans effet.",
        de: "Jede Person darf *sofort* einen Kompass ausgeben, dann bewirkt der neue Sturm nichts.",
      },
      rule: {
        en: "When a Storm is drawn, anyone may spend a Compass at once. The Storm is removed and does nothing.",
        fr: "Quand une Tempête est piochée, chacun peut aussitôt dépenser une Boussole. La Tempête est retirée et n’a aucun effet.",
        de: "Wird ein Sturm gezogen, darf jede Person sofort einen Kompass ausgeben. Der Sturm ist weg und bewirkt nichts.",
      },
      related: ["T.storm.draw", "T.compass.shared"],
    },
    "T.storm.yellow": {
      title: { en: "Yellow Storm", fr: "Tempête jaune", de: "Gelber Sturm" },
      answer: {
        en: "Discard down to *three* cards; your hand limit is three until a Compass removes the Storm.",
        fr: "Défausse pour garder *trois* cartes ; ta limite est de trois tant que la Tempête est là.",
        de: "Wirf bis auf *drei* Karten ab; dein Handlimit bleibt drei, bis ein Kompass den Sturm entfernt.",
      },
      rule: {
        en: "It stays in front of you. Discard down to three cards at once; Sea Monsters stay. Your hand limit is three while it lies there. Two yellow Storms need two Compasses.",
        fr: "Elle reste devant toi. Défausse aussitôt pour ne garder que trois cartes ; les Monstres marins restent. Ta limite est de trois tant qu’elle est là. Deux Tempêtes jaunes demandent deux Boussoles.",
        de: "Er bleibt vor dir liegen. Wirf sofort bis auf drei Karten ab; Seeungeheuer bleiben. Solange er liegt, ist dein Handlimit drei. Zwei gelbe Stürme brauchen zwei Kompasse.",
      },
      related: ["T.storm.yellow-start", "T.monster.keep", "T.compass.shared"],
    },
    "T.storm.yellow-start": {
      title: {
        en: "Yellow Storm and the Start",
        fr: "Tempête jaune et départ",
        de: "Gelber Sturm und der Start",
      },
      answer: {
        en: "With a yellow Storm you may give the *top two* cards of your own pile, unseen, toward the eight.",
        fr: "Avec une Tempête jaune, tu peux donner les *deux cartes du dessus* de ta pioche, non vues, pour les huit.",
        de: "Mit gelbem Sturm darfst du die *obersten zwei* Karten deines Stapels ungesehen zu den acht geben.",
      },
      rule: {
        en: "You have a yellow Storm when the Start is played: you may give the top two cards of your own pile toward the eight. Nobody looks at them.",
        fr: "Tu as une Tempête jaune quand le départ est joué : tu peux donner les deux cartes du dessus de ta pioche pour les huit. Personne ne les regarde.",
        de: "Hast du einen gelben Sturm, wenn der Start gespielt wird, darfst du die obersten zwei Karten deines Stapels zu den acht geben. Niemand sieht sie an.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The book does not say how often. We allow it once, and only if two cards are there.",
            fr: "Le livret ne dit pas combien de fois. Nous le permettons une fois, et seulement s’il y a deux cartes.",
            de: "Das Heft sagt nicht, wie oft. Wir erlauben es einmal und nur, wenn zwei Karten da sind.",
          },
        },
      ],
      related: ["T.storm.yellow", "T.start.eight", "T.start.unpayable"],
    },
    "T.storm.purple": {
      title: { en: "Purple Storm", fr: "Tempête pourpre", de: "Violetter Sturm" },
      answer: {
        en: "It closes *one row* with an empty space until a Compass removes it.",
        fr: "Elle ferme *une rangée* avec une case vide, jusqu’à ce qu’une Boussole la retire.",
        de: "Er sperrt *eine Reihe* mit leerem Feld, bis ein Kompass ihn entfernt.",
      },
      rule: {
        en: "Put it beside a row that has an empty space. Nothing may be placed in that row until a Compass removes it.",
        fr: "Pose-la à côté d’une rangée qui a une case vide. Rien ne se pose dans cette rangée tant qu’une Boussole ne la retire pas.",
        de: "Lege ihn neben eine Reihe mit einem leeren Feld. In diese Reihe darf nichts gelegt werden, bis ein Kompass ihn entfernt.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The book does not say if two may share a row. We let them. If no row has an empty space, the Storm is set aside and does nothing.",
            fr: "Le livret ne dit pas si deux peuvent partager une rangée. Nous le permettons. Si aucune rangée n’a de case vide, la Tempête est mise de côté sans effet.",
            de: "Das Heft sagt nicht, ob zwei neben derselben Reihe liegen dürfen. Wir erlauben es. Hat keine Reihe ein leeres Feld, kommt der Sturm ohne Wirkung zur Seite.",
          },
        },
      ],
      related: ["T.storm.cancel", "T.compass.shared", "T.rocks.block"],
    },
    "T.storm.orange": {
      title: { en: "Orange Storm", fr: "Tempête orange", de: "Orangefarbener Sturm" },
      answer: {
        en: "From now on your Islands *must touch* a card along the line.",
        fr: "Dès lors, tes îles *doivent toucher* une carte le long de la ligne.",
        de: "Von nun an *müssen* deine Inseln eine Karte entlang der Linie *berühren*.",
      },
      rule: {
        en: "It stays in front of you. From now on your Islands must touch a card along the line, at the usual price. Start, Finish and discarding two stay allowed.",
        fr: "Elle reste devant toi. Dès lors, tes îles doivent toucher une carte le long de la ligne, au prix habituel. Départ, arrivée et défausse de deux cartes restent permis.",
        de: "Er bleibt vor dir liegen. Von nun an müssen deine Inseln eine Karte entlang der Linie berühren, zum üblichen Preis. Start, Ziel und das Abwerfen von zwei Karten bleiben erlaubt.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The French book allows Start and Finish; the English one is silent. We also allow Sea Monsters and discarding the whole hand, for both leave the Islands alone.",
            fr: "Le livret français permet départ et arrivée ; l’anglais n’en dit rien. Nous permettons aussi les Monstres marins et la défausse de toute la main, qui ne posent pas d’île.",
            de: "Das französische Heft erlaubt Start und Ziel; das englische schweigt. Wir erlauben auch Seeungeheuer und das Abwerfen der ganzen Hand, denn beides legt keine Insel.",
          },
        },
      ],
      related: ["T.place.cost", "T.compass.shared", "T.compass.gain-hand"],
    },
  },
} as const satisfies BookChapter;

/** EN 6.3, FR 6.3: the Compasses. */
const compasses = {
  title: { en: "Compasses", fr: "Boussoles", de: "Kompasse" },
  clauses: {
    "T.compass.shared": {
      title: { en: "Compasses are shared", fr: "Des Boussoles communes", de: "Kompasse gehören allen" },
      answer: {
        en: "Compasses belong to *everyone*, and anyone may spend one at any time to remove a Storm.",
        fr: "Les Boussoles sont à *tous*, et chacun peut en dépenser une à tout moment contre une Tempête.",
        de: "Kompasse gehören *allen*, und jede Person darf jederzeit einen gegen einen Sturm ausgeben.",
      },
      rule: {
        en: "Compasses belong to the whole crew and are in nobody’s hand. Anyone may spend one at any time, even on another’s turn. It removes one Storm, in play or just drawn.",
        fr: "Les Boussoles sont à tout l’équipage et dans aucune main. Chacun peut en dépenser une à tout moment, même hors de son tour. Elle retire une Tempête, en jeu ou tout juste piochée.",
        de: "Kompasse gehören der ganzen Crew und sind auf keiner Hand. Jede Person darf jederzeit einen ausgeben, auch wenn sie nicht am Zug ist. Er entfernt einen Sturm, der liegt oder eben gezogen wurde.",
      },
      related: ["T.storm.cancel", "T.compass.target", "T.turn.silence"],
    },
    "T.compass.target": {
      title: {
        en: "A Compass needs a Storm",
        fr: "Il faut une Tempête",
        de: "Ein Kompass braucht einen Sturm",
      },
      answer: {
        en: "Without a Storm to remove, a Compass *cannot* be spent.",
        fr: "Sans Tempête à retirer, une Boussole *ne se dépense pas*.",
        de: "Ohne Sturm kann *kein* Kompass ausgegeben werden.",
      },
      rule: {
        en: "With no Storm to remove, a Compass cannot be spent.",
        fr: "Sans Tempête à retirer, une Boussole ne se dépense pas.",
        de: "Ohne Sturm kann kein Kompass ausgegeben werden.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "Removing a Storm is all a Compass does.",
            fr: "Une Boussole ne fait que retirer une Tempête.",
            de: "Ein Kompass kann nur einen Sturm entfernen.",
          },
        },
      ],
      related: ["T.compass.shared", "T.compass.six"],
    },
    "T.compass.gain-start": {
      title: {
        en: "A Compass for the Start",
        fr: "Une Boussole pour le départ",
        de: "Ein Kompass für den Start",
      },
      answer: {
        en: "The crew earns *one* Compass when the Start is played.",
        fr: "L’équipage gagne *une* Boussole quand le départ est joué.",
        de: "Die Crew bekommt *einen* Kompass, wenn der Start gespielt wird.",
      },
      rule: {
        en: "When the Start is played, the crew earns one Compass.",
        fr: "Quand le départ est joué, l’équipage gagne une Boussole.",
        de: "Wird der Start gespielt, bekommt die Crew einen Kompass.",
      },
      related: ["T.start.forced", "T.compass.gain-row", "T.compass.gain-hand"],
    },
    "T.compass.gain-row": {
      title: {
        en: "A Compass for six in a row",
        fr: "Une Boussole pour six à la suite",
        de: "Ein Kompass für sechs in Folge",
      },
      answer: {
        en: "A row of *six numbers in sequence* earns the crew one Compass.",
        fr: "Une rangée de *six nombres qui se suivent* rapporte une Boussole.",
        de: "Eine Reihe mit *sechs Zahlen in Folge* bringt der Crew einen Kompass.",
      },
      rule: {
        en: "Fill a row with six numbers that follow each other, such as 12 to 17. The crew earns one Compass.",
        fr: "Remplis une rangée de six nombres qui se suivent, comme de 12 à 17. L’équipage gagne une Boussole.",
        de: "Füllt eine Reihe mit sechs Zahlen, die aufeinander folgen, etwa 12 bis 17. Die Crew bekommt einen Kompass.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "If a Sea Monster made a hole there, filling the row again earns one again.",
            fr: "Si un Monstre marin y a fait un trou, remplir la rangée de nouveau en rapporte encore une.",
            de: "Hat ein Seeungeheuer dort ein Loch gerissen, bringt das neue Füllen wieder einen.",
          },
        },
      ],
      related: ["T.compass.gain-start", "T.compass.gain-hand", "T.monster.play"],
    },
    "T.compass.gain-hand": {
      title: {
        en: "A Compass for a whole hand",
        fr: "Une Boussole pour toute la main",
        de: "Ein Kompass für die ganze Hand",
      },
      answer: {
        en: "As your action, discard your *whole hand*, and the crew earns one Compass.",
        fr: "Comme action, défausse *toute ta main*, et l’équipage gagne une Boussole.",
        de: "Wirf als Aktion deine *ganze Hand* ab, und die Crew bekommt einen Kompass.",
      },
      rule: {
        en: "As your action, discard your whole hand. The crew earns one Compass. A hand of three under a yellow Storm counts too.",
        fr: "Comme action, défausse toute ta main. L’équipage gagne une Boussole. Une main de trois sous une Tempête jaune compte aussi.",
        de: "Als Aktion wirfst du deine ganze Hand ab. Die Crew bekommt einen Kompass. Auch eine Hand von drei unter einem gelben Sturm zählt.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The French book says that it is the turn’s action. We ask for at least two cards and no Sea Monster, for monsters cannot be discarded. It is not offered when no Compass is left.",
            fr: "Le livret français dit que cela remplace l’action. Nous demandons au moins deux cartes et aucun Monstre marin, car il ne se défausse pas. Ce n’est pas offert s’il ne reste pas de Boussole.",
            de: "Das französische Heft sagt, dass es die Aktion ersetzt. Wir verlangen mindestens zwei Karten und kein Seeungeheuer, denn das kann man nicht abwerfen. Ist kein Kompass übrig, steht es nicht zur Wahl.",
          },
        },
      ],
      related: ["T.compass.six", "T.storm.yellow", "T.monster.keep"],
    },
    "T.compass.six": {
      title: { en: "Six Compasses", fr: "Six Boussoles", de: "Sechs Kompasse" },
      answer: {
        en: "There are only *six* Compasses; when none is left, none is earned.",
        fr: "Il n’y a que *six* Boussoles ; s’il n’en reste plus, on n’en gagne plus.",
        de: "Es gibt nur *sechs* Kompasse; ist keiner mehr übrig, bekommt man keinen.",
      },
      rule: {
        en: "There are six Compasses. When none is left to earn, you earn none.",
        fr: "Il y a six Boussoles. Quand il n’en reste plus, on n’en gagne plus.",
        de: "Es gibt sechs Kompasse. Ist keiner mehr übrig, bekommt man keinen.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The book does not say where a spent Compass goes. With us it leaves the game.",
            fr: "Le livret ne dit pas où va une Boussole dépensée. Chez nous, elle quitte la partie.",
            de: "Das Heft sagt nicht, wohin ein ausgegebener Kompass kommt. Bei uns verlässt er das Spiel.",
          },
        },
      ],
      related: ["T.compass.shared", "T.compass.gain-hand"],
    },
  },
} as const satisfies BookChapter;

export const chapters = [storms, compasses] as const;

import type { BookChapter } from "../../../clauses/shapes";

/** ASC 4a: where an Ascent card may go, and what it costs. */
export const placingClauses = {
  title: { en: "Placing a card", fr: "Poser une carte", de: "Eine Karte legen" },
  clauses: {
    "A.place.next": {
      title: {
        en: "The row’s next space",
        fr: "La prochaine case de la rangée",
        de: "Das nächste Feld der Reihe",
      },
      answer: {
        en: "Each row fills from the *left without holes*, so a card goes right of the last one.",
        fr: "Chaque rangée se remplit par la *gauche, sans trou* : une carte va à droite de la dernière.",
        de: "Jede Reihe füllt sich von *links ohne Löcher*: Eine Karte kommt rechts neben die letzte.",
      },
      rule: {
        en: "Rows fill from the left without holes. A card starts a row at its left end or goes right of the row’s last card. An Ascent card may also cover a Bridge.",
        fr: "Les rangées se remplissent par la gauche, sans trou. Une carte ouvre une rangée à gauche ou va à droite de la dernière carte. Une carte d’ascension peut aussi couvrir un pont.",
        de: "Reihen füllen sich von links ohne Löcher. Eine Karte beginnt eine Reihe am linken Ende oder kommt rechts neben deren letzte Karte. Eine Aufstiegskarte darf auch eine Brücke abdecken.",
      },
      related: ["A.place.row-full", "A.place.support", "A.bridge.cover"],
    },
    "A.place.row-full": {
      title: { en: "A full row", fr: "Une rangée pleine", de: "Eine volle Reihe" },
      answer: {
        en: "Row 1 holds *nine* cards and each row above one fewer, down to *two* in row 8.",
        fr: "La rangée 1 a *neuf* places, chaque rangée du dessus une de moins, jusqu’à *deux* à la rangée 8.",
        de: "Reihe 1 fasst *neun* Karten, jede darüber eine weniger, bis zu *zwei* in Reihe 8.",
      },
      rule: {
        en: "Row 1 holds nine cards. Each row above holds one fewer, down to two in row 8. A full row takes no more.",
        fr: "La rangée 1 a neuf places. Chaque rangée du dessus en a une de moins, jusqu’à deux à la rangée 8. Une rangée pleine n’en prend plus.",
        de: "Reihe 1 fasst neun Karten. Jede Reihe darüber fasst eine weniger, bis zu zwei in Reihe 8. Eine volle Reihe nimmt keine mehr.",
      },
      related: ["A.place.next", "A.bridge.place"],
    },
    "A.place.support": {
      title: { en: "Two cards under it", fr: "Deux cartes dessous", de: "Zwei Karten darunter" },
      answer: {
        en: "From row 2 up, *both* spaces just below must hold a card.",
        fr: "Dès la rangée 2, *les deux* cases juste dessous doivent avoir une carte.",
        de: "Ab Reihe 2 muss auf *beiden* Feldern direkt darunter eine Karte liegen.",
      },
      rule: {
        en: "From row 2 up, both spaces just below must hold a card. The lower row need not be full.",
        fr: "Dès la rangée 2, les deux cases juste dessous doivent avoir une carte. La rangée du dessous n’a pas à être pleine.",
        de: "Ab Reihe 2 muss auf beiden Feldern direkt darunter eine Karte liegen. Die untere Reihe muss nicht voll sein.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "A Bridge supports too: it is a card, and the book asks only for cards.",
            fr: "Un pont soutient aussi : c’est une carte, et le livret ne demande que des cartes.",
            de: "Auch eine Brücke stützt: Sie ist eine Karte, und das Heft verlangt nur Karten.",
          },
        },
      ],
      related: ["A.place.next", "A.bridge.place"],
    },
    "A.place.colour": {
      title: {
        en: "No colour beside itself",
        fr: "Jamais deux fois la même couleur",
        de: "Nie gleiche Farben nebeneinander",
      },
      answer: {
        en: "Two cards of one colour *never* lie side by side in a row.",
        fr: "Deux cartes d’une même couleur ne sont *jamais* côte à côte dans une rangée.",
        de: "Zwei Karten einer Farbe liegen in einer Reihe *nie* nebeneinander.",
      },
      rule: {
        en: "Two cards of one colour never lie side by side in a row. A Campfire counts with its colour. A Bridge has no colour.",
        fr: "Deux cartes d’une même couleur ne sont jamais côte à côte dans une rangée. Un feu de camp compte avec sa couleur. Un pont n’en a pas.",
        de: "Zwei Karten einer Farbe liegen in einer Reihe nie nebeneinander. Ein Lagerfeuer zählt mit seiner Farbe. Eine Brücke hat keine.",
      },
      related: ["A.bridge.cover", "A.campfire.replace", "A.green.path"],
    },
    "A.place.number": {
      title: { en: "Low cards stay low", fr: "Les petits nombres en bas", de: "Kleine Zahlen bleiben unten" },
      answer: {
        en: "A card’s number is *at least* the number of its row.",
        fr: "Le nombre d’une carte vaut *au moins* celui de sa rangée.",
        de: "Die Zahl einer Karte ist *mindestens* so groß wie die ihrer Reihe.",
      },
      rule: {
        en: "A card’s number is at least the number of its row. A 2 goes up to row 2, an 8 goes anywhere.",
        fr: "Le nombre d’une carte vaut au moins celui de sa rangée. Un 2 va jusqu’à la rangée 2, un 8 va partout.",
        de: "Die Zahl einer Karte ist mindestens so groß wie die ihrer Reihe. Eine 2 kommt bis Reihe 2, eine 8 überallhin.",
      },
      related: ["A.place.support", "A.campfire.move"],
    },
    "A.place.cost": {
      title: { en: "The price", fr: "Le prix", de: "Der Preis" },
      answer: {
        en: "Beside a card, discard the difference; beside a Bridge nothing; covering one between two, the *greater* difference.",
        fr: "À côté d’une carte, le prix est l’écart ; à côté d’un pont, rien ; sur un pont, le *plus grand* écart.",
        de: "Eine Karte kostet neben einer anderen den Abstand, neben einer Brücke nichts, auf einer Brücke den *größeren* Abstand.",
      },
      rule: {
        en: "A card beside another in its row costs the difference. Beside a Bridge it costs nothing. Between two numbers, over a Bridge, the *greater* difference counts. Rows above and below never matter.",
        fr: "Une carte à côté d’une autre dans sa rangée coûte l’écart. À côté d’un pont, elle ne coûte rien. Entre deux nombres, sur un pont, c’est le *plus grand* écart qui compte. Les rangées du dessus et du dessous ne comptent jamais.",
        de: "Eine Karte neben einer anderen ihrer Reihe kostet den Abstand. Neben einer Brücke kostet sie nichts. Zwischen zwei Zahlen, auf einer Brücke, zählt der *größere* Abstand. Reihen darüber und darunter zählen nie.",
      },
      related: ["A.place.pay", "A.bridge.cover", "A.campfire.value", "T.place.cost"],
    },
    "A.place.pay": {
      title: { en: "Paying from the hand", fr: "Payer de sa main", de: "Aus der Hand bezahlen" },
      answer: {
        en: "You pay with cards *left in your hand*; if they are too few, the card cannot be placed.",
        fr: "Tu paies avec les cartes *restant en main* ; s’il en manque, la carte ne se pose pas.",
        de: "Du bezahlst mit den Karten, die *auf der Hand bleiben*; reichen sie nicht, darf die Karte nicht gelegt werden.",
      },
      rule: {
        en: "You pay with the cards left in your hand, face down. If you cannot pay the full price, you cannot place the card.",
        fr: "Tu paies avec les cartes qui te restent en main, face cachée. Si tu ne peux pas tout payer, tu ne peux pas poser la carte.",
        de: "Du bezahlst verdeckt mit den Karten, die dir auf der Hand bleiben. Reicht es nicht für den ganzen Preis, darfst du die Karte nicht legen.",
      },
      related: ["A.place.cost", "A.discard.any"],
    },
  },
} as const satisfies BookChapter;

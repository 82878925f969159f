import type { BookChapter } from "../../clauses/shapes";

/** VAR, Competitive. */
const chapter = {
  title: { en: "Competitive", fr: "Compétition", de: "Wettstreit" },
  clauses: {
    "T.duel.players": {
      title: { en: "For exactly two", fr: "Pour deux exactement", de: "Für genau zwei" },
      answer: {
        en: "Exactly *two* play the Competitive game, against each other.",
        fr: "La Compétition se joue à *deux* exactement, l’un contre l’autre.",
        de: "Den Wettstreit spielen genau *zwei*, gegeneinander.",
      },
      rule: {
        en: "The Competitive game is for exactly two players. They play against each other.",
        fr: "La Compétition se joue à deux exactement. Les deux jouent l’un contre l’autre.",
        de: "Den Wettstreit spielen genau zwei. Sie spielen gegeneinander.",
      },
      related: ["T.duel.deck", "T.duel.score"],
    },
    "T.duel.deck": {
      title: { en: "One shared deck", fr: "Une pioche commune", de: "Ein gemeinsamer Stapel" },
      answer: {
        en: "The 80 Islands form *one* shared deck, with five cards face up beside it.",
        fr: "Les 80 îles forment *une* pioche commune, avec cinq cartes visibles à côté.",
        de: "Die 80 Inseln bilden *einen* gemeinsamen Stapel, daneben liegen fünf Karten offen.",
      },
      rule: {
        en: "Only the 80 Islands are used. Each player gets five. The rest is one shared deck, with five cards face up in a row beside it.",
        fr: "Seules les 80 îles servent. Chacun en reçoit cinq. Le reste forme une pioche commune, avec cinq cartes visibles en ligne à côté.",
        de: "Man braucht nur die 80 Inseln. Beide bekommen fünf. Der Rest ist ein gemeinsamer Stapel, daneben liegen fünf Karten offen als Auslage.",
      },
      related: ["T.duel.draw", "T.setup.remove"],
    },
    "T.duel.turn": {
      title: { en: "A turn against another", fr: "Un tour en compétition", de: "Ein Zug im Wettstreit" },
      answer: {
        en: "Play a card at the *usual* price, or discard two; each card shows who placed it.",
        fr: "Joue une carte au prix *habituel* ou défausses-en deux ; chaque carte montre qui l’a posée.",
        de: "Spiel eine Karte zum *üblichen* Preis oder wirf zwei ab; jede Karte zeigt, wer sie gelegt hat.",
      },
      rule: {
        en: "Play a card or discard two. The price is the usual one. Each card shows who placed it.",
        fr: "Joue une carte ou défausses-en deux. Le prix ne change pas. Chaque carte montre qui l’a posée.",
        de: "Spiel eine Karte oder wirf zwei ab. Der Preis ist der übliche. Jede Karte zeigt, wer sie gelegt hat.",
      },
      related: ["T.place.cost", "T.duel.possible", "T.duel.draw"],
    },
    "T.duel.draw": {
      title: {
        en: "Drawing from the open row",
        fr: "Piocher dans la ligne visible",
        de: "Aus der Auslage ziehen",
      },
      answer: {
        en: "You refill from the open row, taking the card *farthest* from the deck first.",
        fr: "Tu complètes ta main dans la ligne visible, en prenant d’abord la carte *la plus loin* de la pioche.",
        de: "Du füllst aus der Auslage auf, zuerst mit der Karte, die am *weitesten* vom Stapel liegt.",
      },
      rule: {
        en: "Refill your hand from the open row. Take the card farthest from the deck first. The others close up and the deck fills the free places.",
        fr: "Complète ta main dans la ligne visible. Prends d’abord la carte la plus loin de la pioche. Les autres se resserrent et la pioche remplit les places libres.",
        de: "Fülle deine Hand aus der Auslage auf. Nimm zuerst die Karte, die am weitesten vom Stapel liegt. Die anderen rücken auf und der Stapel füllt die freien Plätze.",
      },
      related: ["T.duel.deck", "T.duel.swap"],
    },
    "T.duel.possible": {
      title: { en: "No impossible gap", fr: "Pas de trou impossible", de: "Keine unmögliche Lücke" },
      answer: {
        en: "There must be *enough numbers* for the spaces between two cards.",
        fr: "Il faut *assez de nombres* pour les cases entre deux cartes.",
        de: "Für die Felder zwischen zwei Karten muss es *genug Zahlen* geben.",
      },
      rule: {
        en: "You may not leave more spaces than there are numbers for them. Count between two cards, or up to the ends 1 and 80. Whether those cards have been discarded does not matter.",
        fr: "Tu ne peux pas laisser plus de cases qu’il n’y a de nombres. On compte entre deux cartes, ou jusqu’aux bouts 1 et 80. Peu importe que ces cartes soient défaussées.",
        de: "Du darfst nicht mehr Felder lassen, als es Zahlen dafür gibt. Man zählt zwischen zwei Karten oder bis zu den Enden 1 und 80. Ob diese Karten abgeworfen sind, spielt keine Rolle.",
      },
      related: ["T.place.gap-allowed", "T.place.ascending"],
    },
    "T.duel.swap": {
      title: { en: "Swapping the hand", fr: "Échanger sa main", de: "Die Hand tauschen" },
      answer: {
        en: "If you can place nothing, show your hand, discard it and take the *whole open row*.",
        fr: "Si tu ne peux rien poser, montre ta main, défausse-la et prends *toute la ligne visible*.",
        de: "Kannst du nichts legen, zeig deine Hand, wirf sie ab und nimm die *ganze Auslage*.",
      },
      rule: {
        en: "If you can place nothing, you may show your hand. Discard all of it and take the whole open row.",
        fr: "Si tu ne peux rien poser, tu peux montrer ta main. Défausse-la toute et prends toute la ligne visible.",
        de: "Kannst du nichts legen, darfst du deine Hand zeigen. Wirf sie ganz ab und nimm die ganze Auslage.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "With no open cards there is nothing to take, so the hand stays.",
            fr: "Sans carte visible, il n’y a rien à prendre, la main reste donc.",
            de: "Ohne offene Karten gibt es nichts zu nehmen, also bleibt die Hand.",
          },
        },
      ],
      related: ["T.duel.draw", "T.duel.pass", "T.duel.score"],
    },
    "T.duel.pass": {
      title: { en: "Passing", fr: "Passer", de: "Passen" },
      answer: {
        en: "You pass *only* with one card or none, nothing to place and an empty open row.",
        fr: "Tu passes *seulement* avec une carte ou aucune, rien à poser et la ligne visible vide.",
        de: "Du passt *nur*, wenn du höchstens eine Karte hast, nichts legen kannst und die Auslage leer ist.",
      },
      rule: {
        en: "You hold one card or none, you can place nothing, and the open row is empty: you pass.",
        fr: "Tu as une carte ou aucune, tu ne peux rien poser et la ligne visible est vide : tu passes.",
        de: "Hast du eine oder keine Karte, kannst nichts legen und ist die Auslage leer, passt du.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "No other action is left then, and the game goes on until both hands are that small.",
            fr: "Il ne reste alors aucune autre action, et la partie dure jusqu’à ce que les deux mains soient aussi petites.",
            de: "Dann bleibt keine andere Aktion, und das Spiel geht weiter, bis beide Hände so klein sind.",
          },
        },
      ],
      related: ["T.duel.swap", "T.duel.end"],
    },
    "T.duel.end": {
      title: { en: "The end of the duel", fr: "La fin de la compétition", de: "Das Ende des Wettstreits" },
      answer: {
        en: "When the grid is *full*, or both hands hold one card or none.",
        fr: "Quand la grille est *pleine*, ou que les deux mains ont une carte ou aucune.",
        de: "Wenn das Raster *voll* ist oder beide Hände höchstens eine Karte halten.",
      },
      rule: {
        en: "The game ends when the grid is full. It also ends when both hands hold one card or none, once all have drawn.",
        fr: "La partie finit quand la grille est pleine. Elle finit aussi quand les deux mains ont une carte ou aucune, une fois la pioche faite.",
        de: "Das Spiel endet, wenn das Raster voll ist. Es endet auch, wenn alle nachgezogen haben und beide Hände eine oder keine Karte halten.",
      },
      related: ["T.duel.score", "T.duel.pass"],
    },
    "T.duel.score": {
      title: { en: "Scoring", fr: "Compter les points", de: "Punkte zählen" },
      answer: {
        en: "*2* points a card placed, *−1* a card discarded, and *1* for each of three or more side by side.",
        fr: "*2* points par carte posée, *−1* par défausse, et *1* pour chacune de trois ou plus côte à côte.",
        de: "*2* Punkte je gelegte Karte, *−1* je abgeworfene, *1* für jede von drei oder mehr nebeneinander.",
      },
      rule: {
        en: "Each card you placed gives 2 points. Each card you discarded costs 1, prices and swaps included. Three or more of your cards side by side along the line give one point each.",
        fr: "Chaque carte posée donne 2 points. Chaque carte défaussée en coûte 1, prix et échanges compris. Trois de tes cartes ou plus côte à côte sur la ligne donnent un point chacune.",
        de: "Jede gelegte Karte gibt 2 Punkte. Jede abgeworfene kostet 1, auch für Preise und Tausch. Drei oder mehr deiner Karten nebeneinander auf der Linie geben je einen Punkt.",
      },
      related: ["T.duel.tie", "T.duel.turn"],
    },
    "T.duel.tie": {
      title: { en: "Breaking a tie", fr: "Égalité de points", de: "Bei Gleichstand" },
      answer: {
        en: "At equal points *more cards placed* wins, then fewer discards, then the longest run.",
        fr: "À points égaux gagne *le plus de cartes posées*, puis le moins de défausses, puis la plus longue suite.",
        de: "Bei gleichen Punkten gewinnt, wer *mehr Karten gelegt* hat, dann weniger Abwürfe, dann die längste Folge.",
      },
      rule: {
        en: "If points are equal, more cards placed wins. Then fewer discarded. Then the longest run of own cards side by side. If that is equal too, the win is shared.",
        fr: "À points égaux, le plus de cartes posées gagne. Ensuite le moins de défausses. Ensuite la plus longue suite de ses propres cartes. Si c’est encore égal, la victoire se partage.",
        de: "Bei gleichen Punkten gewinnt, wer mehr Karten gelegt hat. Dann, wer weniger abgeworfen hat. Dann die längste Folge eigener Karten nebeneinander. Ist auch das gleich, teilt man den Sieg.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The sheet does not say how long a run must be for the tie. We count a run of any length.",
            fr: "Le feuillet ne dit pas quelle longueur compte pour départager. Nous comptons toute longueur.",
            de: "Das Blatt sagt nicht, wie lang eine Folge dafür sein muss. Wir zählen jede Länge.",
          },
        },
      ],
      related: ["T.duel.score"],
    },
  },
} as const satisfies BookChapter;

export const chapters = [chapter] as const;

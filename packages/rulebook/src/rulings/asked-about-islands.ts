import type { Ruling } from "./shapes";

/** What people ask about Islands, the Start and the Finish. */
export const ASKED_ABOUT_ISLANDS: readonly Ruling[] = [
  {
    id: "asked-sea-cards",
    ground: "answered",
    clauses: ["T.setup.deck"],
    question: {
      en: "Which cards are in the sea game?",
      fr: "Quelles cartes contient le jeu de la mer ?",
      de: "Welche Karten hat das Spiel auf See?",
    },
    answer: {
      en: "80 Islands, one of each number from 1 to 80, five Starts and five Finish cards. Stormy Seas adds its own.",
      fr: "80 îles, une de chaque nombre de 1 à 80, cinq départs et cinq arrivées. Les mini-extensions ajoutent les leurs.",
      de: "80 Inseln, jede Zahl von 1 bis 80 einmal, fünf Starts und fünf Ziele. Die Mini-Erweiterungen bringen eigene dazu.",
    },
  },
  {
    id: "asked-grid-size",
    ground: "answered",
    clauses: ["T.place.island"],
    question: {
      en: "How large is the grid?",
      fr: "Quelle est la taille de la grille ?",
      de: "Wie groß ist das Raster?",
    },
    answer: {
      en: "Six rows of six spaces, 36 in all.",
      fr: "Six rangées de six cases, 36 en tout.",
      de: "Sechs Reihen mit je sechs Feldern, zusammen 36.",
    },
  },
  {
    id: "asked-row-end",
    ground: "answered",
    clauses: ["T.place.cost", "T.place.ascending"],
    question: {
      en: "Are the end of a row and the beginning of the row above neighbours?",
      fr: "La fin d’une rangée et le début de la suivante sont-ils voisins ?",
      de: "Sind das Ende einer Reihe und der Anfang der nächsten Nachbarn?",
    },
    answer: {
      en: "They are neighbours: the line runs on from the right end to the left end of the row above, for order and price.",
      fr: "Ils sont voisins : la ligne continue du bout droit au bout gauche de la rangée du dessus, pour l’ordre et le prix.",
      de: "Sie sind Nachbarn: Die Linie läuft vom rechten Ende zum linken Ende der Reihe darüber weiter, für Reihenfolge und Preis.",
    },
  },
  {
    id: "asked-rows-in-order",
    ground: "answered",
    clauses: ["T.place.empty", "T.place.ascending"],
    question: {
      en: "Must a row be filled before the next one at sea?",
      fr: "En mer, faut-il finir une rangée avant la suivante ?",
      de: "Muss auf See eine Reihe voll sein, bevor die nächste beginnt?",
    },
    answer: {
      en: "Rows may be filled in any order: any empty space will do.",
      fr: "Les rangées se remplissent dans n’importe quel ordre : toute case vide convient.",
      de: "Reihen füllt ihr in beliebiger Folge: Jedes leere Feld geht.",
    },
  },
  {
    id: "asked-consecutive",
    ground: "answered",
    clauses: ["T.place.ascending"],
    question: {
      en: "Must the numbers follow one another? Has each its own space?",
      fr: "Les nombres doivent-ils se suivre ? Ont-ils chacun leur case ?",
      de: "Müssen die Zahlen direkt aufeinander folgen? Hat jede ihr eigenes Feld?",
    },
    answer: {
      en: "Numbers only have to rise. Some may be left out, and no space belongs to one.",
      fr: "Les nombres doivent seulement monter. On peut en sauter, et aucune case n’a de nombre.",
      de: "Zahlen müssen nur steigen. Es dürfen welche fehlen, und kein Feld gehört zu einer.",
    },
  },
  {
    id: "asked-card-stays",
    ground: "answered",
    clauses: ["T.place.empty"],
    question: {
      en: "May a card be laid on another, moved or taken back?",
      fr: "Peut-on recouvrir, déplacer ou reprendre une carte ?",
      de: "Darf man eine Karte überdecken, verschieben oder zurücknehmen?",
    },
    answer: {
      en: "Cards go on empty spaces and stay there. Only a Sea Monster takes one away.",
      fr: "Une carte va sur une case vide et y reste. Seul un Monstre marin en retire.",
      de: "Karten kommen auf leere Felder und bleiben dort. Nur ein Seeungeheuer nimmt eine weg.",
    },
  },
  {
    id: "asked-sea-mistake",
    ground: "silent",
    clauses: ["T.place.ascending"],
    question: {
      en: "We laid an Island wrongly and noticed too late. What now?",
      fr: "Une île est mal posée et on le voit trop tard. Que faire ?",
      de: "Eine Insel liegt falsch und wir merken es zu spät. Was nun?",
    },
    answer: {
      en: "No rule of the sea says. Our companion puts one card right, goes back to a turn, or lets you go on.",
      fr: "Aucune règle de la mer ne le dit. Notre compagnon corrige une carte, revient à un tour ou laisse continuer.",
      de: "Keine Regel der See sagt es. Unser Begleiter berichtigt eine Karte, geht zu einem Zug zurück oder lässt weiterspielen.",
    },
  },
  {
    id: "asked-start-space",
    ground: "answered",
    clauses: ["T.start.forced", "T.place.island"],
    question: {
      en: "Where does the Start go, and is a card beside it?",
      fr: "Où va le départ, et est-il voisin d’une carte ?",
      de: "Wohin kommt der Start, und ist er Nachbar einer Karte?",
    },
    answer: {
      en: "On its own space outside the grid. It has no number and no neighbour, so it changes no price.",
      fr: "Sur sa propre case, hors de la grille. Il n’a ni nombre ni voisin et ne change aucun prix.",
      de: "Auf sein eigenes Feld neben dem Raster. Er hat keine Zahl und keinen Nachbarn und ändert keinen Preis.",
    },
  },
  {
    id: "asked-no-start-yet",
    ground: "answered",
    clauses: ["T.start.forced", "T.finish.when"],
    question: {
      en: "What if nobody has a Start yet?",
      fr: "Et si personne n’a encore de départ ?",
      de: "Was, wenn noch niemand einen Start hat?",
    },
    answer: {
      en: "You play as usual and may lay Islands. A Start comes from a pile sooner or later; only the Finish waits for it.",
      fr: "On joue normalement et l’on peut poser des îles. Un départ viendra d’une pioche ; seule l’arrivée l’attend.",
      de: "Ihr spielt wie sonst und dürft Inseln legen. Ein Start kommt noch aus einem Stapel; nur das Ziel wartet darauf.",
    },
  },
  {
    id: "asked-eight-who",
    ground: "answered",
    clauses: ["T.start.eight"],
    question: {
      en: "Must everyone give cards for the Start?",
      fr: "Chacun doit-il donner des cartes pour le départ ?",
      de: "Müssen alle Karten für den Start geben?",
    },
    answer: {
      en: "Eight in all is what counts: one may give many, or all, and another none.",
      fr: "Seul compte le total de huit : l’un peut en donner beaucoup, ou toutes, un autre aucune.",
      de: "Zusammen müssen es acht sein: Eine Person darf viele geben, auch alle, eine andere keine.",
    },
  },
  {
    id: "asked-finish-discard",
    ground: "answered",
    clauses: ["T.finish.when"],
    question: {
      en: "May a Finish be discarded?",
      fr: "Peut-on défausser une arrivée ?",
      de: "Darf ein Ziel abgeworfen werden?",
    },
    answer: {
      en: "A Finish may be discarded like any card, as a payment too. But there are only five, and you need one.",
      fr: "Une arrivée se défausse comme toute carte, aussi pour payer. Mais il n’y en a que cinq et il en faut une.",
      de: "Ein Ziel darf man abwerfen wie jede Karte, auch als Bezahlung. Aber es gibt nur fünf, und eines braucht ihr.",
    },
  },
];

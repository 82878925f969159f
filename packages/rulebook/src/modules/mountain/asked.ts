import type { Ruling } from "../../rulings/shapes";

export const asked: readonly Ruling[] = [
  {
    id: "asked-mountain-goal",
    ground: "answered",
    clauses: ["A.end.win", "A.summit.when"],
    question: {
      en: "What is the goal of The Ascent?",
      fr: "Quel est le but de The Ascent ?",
      de: "Was ist das Ziel von The Ascent?",
    },
    answer: {
      en: "Together you fill the eight rows with 44 cards and then place the Summit on top.",
      fr: "Ensemble, on remplit les huit rangées de 44 cartes, puis on pose le sommet.",
      de: "Zusammen füllt ihr die acht Reihen mit 44 Karten und legt dann den Gipfel darauf.",
    },
  },
  {
    id: "asked-mountain-clockwise",
    ground: "answered",
    clauses: ["A.turn.action"],
    question: {
      en: "In which order do we play?",
      fr: "Dans quel ordre joue-t-on ?",
      de: "In welcher Reihenfolge spielen wir?",
    },
    answer: {
      en: "Clockwise, from the first player.",
      fr: "Dans le sens horaire, à partir de la première personne.",
      de: "Im Uhrzeigersinn, von der ersten Person an.",
    },
  },
  {
    id: "asked-mountain-mistake",
    ground: "answered",
    clauses: ["A.turn.action"],
    question: {
      en: "We laid a card wrongly and noticed too late. What now?",
      fr: "Une carte mal posée, et on l’a vu trop tard. Que faire ?",
      de: "Eine Karte lag falsch, und wir merkten es zu spät. Was nun?",
    },
    answer: {
      en: "The book advises to begin again. Our companion also puts one card right, goes back to a turn, or lets you go on.",
      fr: "Le livret conseille de recommencer. Notre compagnon corrige aussi une carte, revient à un tour ou laisse continuer.",
      de: "Das Heft rät, neu zu beginnen. Unser Begleiter stellt auch eine Karte richtig, geht zu einem Zug zurück oder lässt euch weiterspielen.",
    },
  },
  {
    id: "asked-mountain-pile-sizes",
    ground: "answered",
    clauses: ["A.setup.deck"],
    question: {
      en: "How large are the draw piles on the mountain?",
      fr: "Quelle taille ont les pioches à la montagne ?",
      de: "Wie groß sind die Nachziehstapel am Berg?",
    },
    answer: {
      en: "The cards go round evenly: 42 and 42 for two, 28 each for three, 21, 21, 21 and 20 for four, 17, 17, 17, 16 and 16 for five.",
      fr: "Les cartes se partagent également : 42 et 42 à deux, 28 chacun à trois, 21, 21, 21 et 20 à quatre, 17, 17, 17, 16 et 16 à cinq.",
      de: "Die Karten werden gleichmäßig verteilt: 42 und 42 zu zweit, je 28 zu dritt, 21, 21, 21 und 20 zu viert, 17, 17, 17, 16 und 16 zu fünft.",
    },
  },
  {
    id: "asked-mountain-order",
    ground: "answered",
    clauses: ["A.place.cost", "A.place.number"],
    question: {
      en: "Must the numbers rise along a row?",
      fr: "Les nombres doivent-ils monter le long d’une rangée ?",
      de: "Müssen die Zahlen in einer Reihe steigen?",
    },
    answer: {
      en: "Numbers may rise, fall or repeat. The difference is paid, and two cards of one colour never touch.",
      fr: "Les nombres peuvent monter, descendre ou se répéter. On paie l’écart, et deux cartes d’une couleur ne se touchent jamais.",
      de: "Die Zahlen dürfen steigen, fallen oder sich wiederholen. Bezahlt wird der Abstand, und gleiche Farben berühren sich nie.",
    },
  },
  {
    id: "asked-mountain-stuck",
    ground: "answered",
    clauses: ["A.end.lose", "A.turn.discard-two"],
    question: {
      en: "None of my cards fits. Have we lost?",
      fr: "Aucune de mes cartes ne va. Est-ce perdu ?",
      de: "Keine meiner Karten passt. Haben wir verloren?",
    },
    answer: {
      en: "Not while you can discard two. You lose only without any action.",
      fr: "Pas tant que tu peux en défausser deux. On ne perd que sans aucune action.",
      de: "Nicht, solange du zwei abwerfen kannst. Verloren ist es erst ohne jede Aktion.",
    },
  },
  {
    id: "asked-summit-first",
    ground: "answered",
    clauses: ["A.summit.when", "A.bridge.cover"],
    question: {
      en: "May we place the Summit and cover the last Bridge then?",
      fr: "Peut-on poser le sommet, puis couvrir le dernier pont ?",
      de: "Dürfen wir den Gipfel legen und dann die letzte Brücke abdecken?",
    },
    answer: {
      en: "Every Bridge is covered first; the Summit is the last card of all.",
      fr: "Tous les ponts sont couverts d’abord ; le sommet est la toute dernière carte.",
      de: "Erst sind alle Brücken abgedeckt; der Gipfel ist die allerletzte Karte.",
    },
  },
  {
    id: "asked-mountain-cards",
    ground: "answered",
    clauses: ["A.setup.deck"],
    question: {
      en: "Which cards are in The Ascent?",
      fr: "Quelles cartes contient The Ascent ?",
      de: "Welche Karten hat The Ascent?",
    },
    answer: {
      en: "72 Ascent cards: 1 to 12 in green, blue and red, each twice. Then five Summits, three Campfires and five Bridges.",
      fr: "72 cartes d’ascension : de 1 à 12 en vert, bleu et rouge, deux fois chacune. Puis cinq sommets, trois feux de camp et cinq ponts.",
      de: "72 Aufstiegskarten: 1 bis 12 in Grün, Blau und Rot, je zweimal. Dazu fünf Gipfel, drei Lagerfeuer und fünf Brücken.",
    },
  },
  {
    id: "asked-mountain-first",
    ground: "answered",
    clauses: ["A.setup.bridges"],
    question: {
      en: "Who begins on the mountain?",
      fr: "Qui commence à la montagne ?",
      de: "Wer beginnt am Berg?",
    },
    answer: {
      en: "A player picked at random.",
      fr: "Une personne tirée au sort.",
      de: "Eine zufällig bestimmte Person.",
    },
  },
  {
    id: "asked-mountain-limit",
    ground: "answered",
    clauses: ["A.turn.action", "A.setup.hand"],
    question: {
      en: "How many cards do I draw on the mountain, and when?",
      fr: "Combien de cartes pioche-t-on à la montagne, et quand ?",
      de: "Wie viele Karten ziehe ich am Berg nach, und wann?",
    },
    answer: {
      en: "After your action, up to five cards in hand; alone, up to six.",
      fr: "Après l’action, jusqu’à cinq cartes en main ; en solo, jusqu’à six.",
      de: "Nach deiner Aktion, bis du fünf Karten hast; allein bis sechs.",
    },
  },
  {
    id: "asked-mountain-size",
    ground: "answered",
    clauses: ["A.place.row-full"],
    question: {
      en: "How large is the mountain?",
      fr: "Quelle est la taille de la montagne ?",
      de: "Wie groß ist der Berg?",
    },
    answer: {
      en: "Eight rows of 9, 8, 7, 6, 5, 4, 3 and 2 spaces, 44 in all, with the Summit on top.",
      fr: "Huit rangées de 9, 8, 7, 6, 5, 4, 3 et 2 cases, 44 en tout, et le sommet au-dessus.",
      de: "Acht Reihen mit 9, 8, 7, 6, 5, 4, 3 und 2 Feldern, zusammen 44, und der Gipfel obenauf.",
    },
  },
  {
    id: "asked-mountain-rows",
    ground: "answered",
    clauses: ["A.place.support"],
    question: {
      en: "Must a row of the mountain be full before the next begins?",
      fr: "À la montagne, faut-il finir une rangée avant la suivante ?",
      de: "Muss am Berg eine Reihe voll sein, bevor die nächste beginnt?",
    },
    answer: {
      en: "A card only needs the two cards just below it; its row may begin before the one below is full.",
      fr: "Une carte ne demande que les deux cartes juste en dessous ; sa rangée peut commencer avant que l’autre soit pleine.",
      de: "Eine Karte braucht nur die zwei Karten direkt darunter; die Reihe darunter muss nicht voll sein.",
    },
  },
  {
    id: "asked-mountain-vertical",
    ground: "answered",
    clauses: ["A.place.cost", "A.place.colour"],
    question: {
      en: "On the mountain, do cards above or below count for price or colour?",
      fr: "À la montagne, les cartes du dessus ou du dessous comptent-elles pour le prix ou la couleur ?",
      de: "Zählen am Berg Karten darüber oder darunter für Preis oder Farbe?",
    },
    answer: {
      en: "Only the cards beside it in its own row count, not those above or below.",
      fr: "Seules comptent les voisines dans sa propre rangée, ni dessus ni dessous.",
      de: "Es zählen nur die Nachbarn in der eigenen Reihe, nicht die darüber oder darunter.",
    },
  },
  {
    id: "asked-row-begins",
    ground: "answered",
    clauses: ["A.place.cost", "A.place.next"],
    question: {
      en: "What does the first card of a row cost?",
      fr: "Que coûte la première carte d’une rangée ?",
      de: "Was kostet die erste Karte einer Reihe?",
    },
    answer: {
      en: "Nothing: no card lies beside it.",
      fr: "Rien : aucune carte n’est à côté.",
      de: "Nichts: Neben ihr liegt keine Karte.",
    },
  },
  {
    id: "asked-same-number",
    ground: "answered",
    clauses: ["A.place.cost", "A.place.colour"],
    question: {
      en: "May the same number lie beside itself?",
      fr: "Le même nombre peut-il être à côté de lui-même ?",
      de: "Darf dieselbe Zahl nebeneinander liegen?",
    },
    answer: {
      en: "The same number may lie beside itself in another colour. The difference is 0, so it costs nothing.",
      fr: "Le même nombre peut être à côté de lui-même dans une autre couleur. L’écart est de 0, donc c’est gratuit.",
      de: "Dieselbe Zahl darf in einer anderen Farbe daneben liegen. Der Abstand ist 0, also kostet es nichts.",
    },
  },
  {
    id: "asked-colour-bridge",
    ground: "answered",
    clauses: ["A.place.colour", "A.bridge.cover"],
    question: {
      en: "May one colour lie on both sides of a Bridge?",
      fr: "La même couleur peut-elle être des deux côtés d’un pont ?",
      de: "Darf auf beiden Seiten einer Brücke dieselbe Farbe liegen?",
    },
    answer: {
      en: "A Bridge has no colour, so one colour may lie on both sides. But the card that covers it must differ from both.",
      fr: "Un pont n’a pas de couleur : la même peut être des deux côtés. Mais la carte qui le couvre doit différer des deux.",
      de: "Eine Brücke hat keine Farbe, also darf auf beiden Seiten dieselbe liegen. Aber die Karte, die sie abdeckt, muss sich von beiden unterscheiden.",
    },
  },
  {
    id: "asked-card-covered",
    ground: "answered",
    clauses: ["A.bridge.cover", "A.place.next"],
    question: {
      en: "May a card be laid on another on the mountain, or moved?",
      fr: "À la montagne, peut-on couvrir ou déplacer une carte ?",
      de: "Darf man am Berg eine Karte abdecken oder verschieben?",
    },
    answer: {
      en: "Only a Bridge is covered, by an Ascent card. Only a Campfire moves a card.",
      fr: "Seul un pont se couvre, d’une carte d’ascension. Seul un feu de camp déplace une carte.",
      de: "Nur eine Brücke wird abgedeckt, von einer Aufstiegskarte. Nur ein Lagerfeuer verschiebt eine Karte.",
    },
  },
  {
    id: "asked-campfire-bridge",
    ground: "answered",
    clauses: ["A.campfire.replace"],
    question: {
      en: "May a Campfire replace a Bridge?",
      fr: "Un feu de camp peut-il remplacer un pont ?",
      de: "Darf ein Lagerfeuer eine Brücke ersetzen?",
    },
    answer: {
      en: "A Campfire never goes on a Bridge. It replaces an Ascent card of its own colour.",
      fr: "Un feu de camp ne va jamais sur un pont. Il remplace une carte d’ascension de sa couleur.",
      de: "Ein Lagerfeuer kommt nie auf eine Brücke. Es ersetzt eine Aufstiegskarte seiner Farbe.",
    },
  },
  {
    id: "asked-campfire-nowhere",
    ground: "answered",
    clauses: ["A.campfire.move"],
    question: {
      en: "What if the card has no space higher up?",
      fr: "Et si la carte n’a pas de place plus haut ?",
      de: "Was, wenn die Karte weiter oben keinen Platz hat?",
    },
    answer: {
      en: "Then the Campfire cannot be played.",
      fr: "Alors le feu de camp ne peut pas être joué.",
      de: "Dann kann das Lagerfeuer nicht gespielt werden.",
    },
  },
];

import type { Ruling } from "../../rulings/shapes";

export const asked: readonly Ruling[] = [
  {
    id: "asked-goal",
    ground: "answered",
    clauses: ["T.end.win", "T.finish.when"],
    question: {
      en: "What is the goal of Tranquility?",
      fr: "Quel est le but de Tranquility ?",
      de: "Was ist das Ziel von Tranquility?",
    },
    answer: {
      en: "Together you fill all 36 spaces with rising numbers, lay a Start on the way, and close with a Finish.",
      fr: "Ensemble, on remplit les 36 cases de nombres qui montent, on pose un départ en chemin et on termine par une arrivée.",
      de: "Zusammen füllt ihr alle 36 Felder mit steigenden Zahlen, legt unterwegs einen Start und schließt mit einem Ziel ab.",
    },
  },
  {
    id: "asked-sea-pile-sizes",
    ground: "answered",
    clauses: ["T.setup.deck"],
    question: {
      en: "How many cards does each draw pile get?",
      fr: "Combien de cartes dans chaque pioche ?",
      de: "Wie viele Karten bekommt jeder Nachziehstapel?",
    },
    answer: {
      en: "With nothing taken out: 43 and 42 for two, 29, 28 and 28 for three, 22 and three times 21 for four, 17 each for five. A Start joins each pile later.",
      fr: "Sans rien retirer : 43 et 42 à deux, 29, 28 et 28 à trois, 22 et trois fois 21 à quatre, 17 chacun à cinq. Un départ rejoint ensuite chaque pioche.",
      de: "Ohne entfernte Karten: 43 und 42 zu zweit, 29, 28 und 28 zu dritt, 22 und dreimal 21 zu viert, je 17 zu fünft. Später kommt je ein Start dazu.",
    },
  },
  {
    id: "asked-sea-first-legend",
    ground: "answered",
    clauses: ["T.setup.first"],
    question: {
      en: "Does the quietest player begin?",
      fr: "Est-ce la personne la plus calme qui commence ?",
      de: "Beginnt die ruhigste Person?",
    },
    answer: {
      en: "No book says so. One of those with the fewest cards in the draw pile begins, by chance.",
      fr: "Aucun livret ne le dit. Commence une des plus petites pioches, tirée au sort.",
      de: "Das steht in keinem Heft. Es beginnt jemand mit dem kleinsten Nachziehstapel, das Los entscheidet.",
    },
  },
  {
    id: "asked-sea-other-starts",
    ground: "answered",
    clauses: ["T.start.spare", "T.setup.hand"],
    question: {
      en: "What happens to the other Start cards?",
      fr: "Que deviennent les autres cartes de départ ?",
      de: "Was geschieht mit den anderen Startkarten?",
    },
    answer: {
      en: "One Start a player is in the game; the rest go back to the box. Once one has been played, the others are only good for discarding.",
      fr: "Un départ par personne est en jeu ; les autres retournent dans la boîte. Un départ posé, les autres ne servent qu’à être défaussés.",
      de: "Je Person ist ein Start im Spiel; die übrigen kommen in die Schachtel. Liegt einer, dienen die anderen nur noch zum Abwerfen.",
    },
  },
  {
    id: "asked-sea-vertical",
    ground: "answered",
    clauses: ["T.place.cost", "T.place.ascending"],
    question: {
      en: "Does a card above or below count for the price?",
      fr: "Une carte au-dessus ou en dessous compte-t-elle pour le prix ?",
      de: "Zählt eine Karte darüber oder darunter für den Preis?",
    },
    answer: {
      en: "Only the two spaces beside it on the line count, not those above or below. The line runs on from row to row.",
      fr: "Seules comptent les deux cases voisines sur la ligne, ni dessus ni dessous. La ligne continue d’une rangée à l’autre.",
      de: "Nur die zwei Felder daneben auf der Linie zählen, nicht die darüber oder darunter. Die Linie läuft von Reihe zu Reihe weiter.",
    },
  },
  {
    id: "asked-skip-turn",
    ground: "answered",
    clauses: ["T.turn.action", "A.turn.action"],
    question: {
      en: "May I skip my turn?",
      fr: "Peut-on passer son tour ?",
      de: "Darf ich meinen Zug auslassen?",
    },
    answer: {
      en: "There is no passing: each turn you play a card or discard two.",
      fr: "Passer n’est pas possible : à chaque tour, tu joues une carte ou tu en défausses deux.",
      de: "Passen geht nicht: In jedem Zug spielst du eine Karte oder wirfst zwei ab.",
    },
  },
  {
    id: "asked-two-actions",
    ground: "answered",
    clauses: ["T.turn.action", "A.turn.action"],
    question: {
      en: "May I play two cards in one turn, or play one and discard two?",
      fr: "Peut-on jouer deux cartes dans un tour, ou jouer et défausser ?",
      de: "Darf ich in einem Zug zwei Karten spielen, oder spielen und abwerfen?",
    },
    answer: {
      en: "One action a turn: play one card, or discard two.",
      fr: "Une action par tour : jouer une carte, ou en défausser deux.",
      de: "Eine Aktion je Zug: eine Karte spielen oder zwei abwerfen.",
    },
  },
  {
    id: "asked-sea-clockwise",
    ground: "answered",
    clauses: ["T.turn.action"],
    question: {
      en: "In which order do we play at sea?",
      fr: "Dans quel ordre joue-t-on en mer ?",
      de: "In welcher Reihenfolge spielen wir auf See?",
    },
    answer: {
      en: "Clockwise, from the first player.",
      fr: "Dans le sens horaire, à partir de la première personne.",
      de: "Im Uhrzeigersinn, von der ersten Person an.",
    },
  },
  {
    id: "asked-empty-pile",
    ground: "answered",
    clauses: ["T.turn.draw", "A.turn.action", "T.end.lose", "A.end.lose"],
    question: {
      en: "Have we lost when a draw pile runs out?",
      fr: "A-t-on perdu quand une pioche est vide ?",
      de: "Ist verloren, wenn ein Stapel leer ist?",
    },
    answer: {
      en: "An empty pile does not lose. You draw nothing, no pile is shuffled again, and you play on with the cards you hold.",
      fr: "Une pioche vide ne fait pas perdre. Tu ne pioches rien, la défausse n’est pas remélangée, et tu continues avec les cartes en main.",
      de: "Ein leerer Stapel ist noch keine Niederlage. Du ziehst nichts, die Ablage wird nicht neu gemischt, und du spielst mit deinen Karten weiter.",
    },
  },
  {
    id: "asked-discard-pile",
    ground: "answered",
    clauses: ["T.turn.discard-two", "A.turn.discard-two"],
    question: {
      en: "May we look through a discard pile?",
      fr: "Peut-on regarder dans une défausse ?",
      de: "Dürfen wir in eine Ablage schauen?",
    },
    answer: {
      en: "Nobody looks through a discard pile, not even its owner.",
      fr: "Personne ne consulte une défausse, pas même la sienne.",
      de: "Niemand sieht eine Ablage durch, auch nicht die eigene.",
    },
  },
  {
    id: "asked-discard-freely",
    ground: "answered",
    clauses: ["T.turn.discard-two", "A.turn.discard-two"],
    question: {
      en: "May I discard although a card fits? Only one, or three?",
      fr: "Peut-on défausser même si une carte convient ? Une seule, ou trois ?",
      de: "Darf ich abwerfen, obwohl eine Karte passt? Nur eine, oder drei?",
    },
    answer: {
      en: "Always exactly two, of your choice, even if a card fits. At sea a Start that must be played comes first.",
      fr: "Toujours deux exactement, au choix, même si une carte convient. En mer, un départ obligatoire passe d’abord.",
      de: "Immer genau zwei, die du aussuchst, auch wenn eine Karte passt. Auf See geht ein Start vor, der gespielt werden muss.",
    },
  },
  {
    id: "asked-sea-stuck",
    ground: "answered",
    clauses: ["T.turn.discard-two", "T.end.lose"],
    question: {
      en: "None of my Islands fits. Have we lost?",
      fr: "Aucune de mes îles ne convient. A-t-on perdu ?",
      de: "Keine meiner Inseln passt. Haben wir verloren?",
    },
    answer: {
      en: "Not while you can discard two. You lose only without any action.",
      fr: "Pas tant que tu peux en défausser deux. On ne perd que sans aucune action.",
      de: "Nicht, solange du zwei abwerfen kannst. Verloren ist es erst ohne jede Aktion.",
    },
  },
  {
    id: "asked-start-talk",
    ground: "answered",
    clauses: ["T.turn.silence", "T.start.eight"],
    question: {
      en: "What may we say when the Start is played?",
      fr: "Que peut-on dire quand le départ est joué ?",
      de: "Was dürfen wir sagen, wenn der Start gespielt wird?",
    },
    answer: {
      en: "How many cards each would give, in numbers only; never which cards, nor where you want to play.",
      fr: "Combien de cartes chacun donnerait, en nombres seulement ; jamais lesquelles ni où l’on veut jouer.",
      de: "Wie viele Karten jede Person gäbe, nur als Zahl; nie welche Karten und nie, wohin du legen willst.",
    },
  },
  {
    id: "asked-cards-left",
    ground: "answered",
    clauses: ["T.end.win", "A.end.win"],
    question: {
      en: "Must hands and piles be empty to win?",
      fr: "Faut-il vider les mains et les pioches pour gagner ?",
      de: "Müssen zum Gewinnen Hände und Stapel leer sein?",
    },
    answer: {
      en: "Cards left in hands and piles do not matter for the win.",
      fr: "Les cartes qui restent en main ou en pioche ne comptent pas pour la victoire.",
      de: "Karten, die auf Händen oder Stapeln übrig sind, spielen für den Sieg keine Rolle.",
    },
  },
  {
    id: "asked-last-copies",
    ground: "answered",
    clauses: ["T.finish.when", "A.summit.when", "A.discard.any"],
    question: {
      en: "What if all Finish cards, or all Summits, have been discarded?",
      fr: "Et si toutes les arrivées, ou tous les sommets, sont défaussés ?",
      de: "Was, wenn alle Ziele oder alle Gipfel abgeworfen sind?",
    },
    answer: {
      en: "Then you can no longer win. The game ends only when someone has no action left.",
      fr: "La partie ne peut plus être gagnée. Elle finit quand quelqu’un n’a plus d’action.",
      de: "Dann könnt ihr nicht mehr gewinnen. Das Spiel endet erst, wenn jemand keine Aktion mehr hat.",
    },
  },
  {
    id: "asked-most-paid",
    ground: "answered",
    clauses: ["T.place.pay", "A.place.pay"],
    question: {
      en: "What is the most a card may cost?",
      fr: "Combien une carte peut-elle coûter au plus ?",
      de: "Wie viel darf eine Karte höchstens kosten?",
    },
    answer: {
      en: "Four, with five cards in hand: the card you play does not pay for itself. Alone on the mountain, with six in hand, it is five.",
      fr: "Quatre, avec cinq cartes en main : la carte jouée ne se paie pas elle-même. En solo à la montagne, avec six cartes, c’est cinq.",
      de: "Vier bei fünf Handkarten: Die gespielte Karte zahlt nicht für sich. Allein am Berg, mit sechs Karten, sind es fünf.",
    },
  },
  {
    id: "asked-who-pays",
    ground: "answered",
    clauses: ["T.place.pay", "A.place.pay"],
    question: {
      en: "May the draw pile or another player pay?",
      fr: "La pioche ou quelqu’un d’autre peut-il payer ?",
      de: "Darf der Stapel oder jemand anderes bezahlen?",
    },
    answer: {
      en: "Only the hand of whoever plays the card pays.",
      fr: "On paie de sa propre main la carte que l’on joue.",
      de: "Es zahlt nur, wer die Karte spielt, aus der eigenen Hand.",
    },
  },
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
      fr: "80 îles, une de chaque nombre de 1 à 80, cinq cartes de départ et cinq cartes d’arrivée. Les mini-extensions ajoutent les leurs.",
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

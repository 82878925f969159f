import type { Ruling } from "./shapes";

/** What people ask about turns, hands and the end of both games. */
export const ASKED_ABOUT_TURNS: readonly Ruling[] = [
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
      de: "Ein leerer Stapel verliert nicht. Du ziehst nichts, die Ablage wird nicht neu gemischt, und du spielst mit deinen Karten weiter.",
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
    id: "asked-storm-talk",
    ground: "answered",
    clauses: ["T.turn.silence", "T.compass.shared"],
    question: {
      en: "May we talk about which Storm to remove?",
      fr: "Peut-on parler de la Tempête à retirer ?",
      de: "Dürfen wir besprechen, welcher Sturm entfernt wird?",
    },
    answer: {
      en: "You may talk freely about which Storm to remove. Everything else stays unsaid.",
      fr: "On peut parler librement de la Tempête à retirer. Du reste, on ne dit rien.",
      de: "Welcher Sturm geht, dürft ihr frei besprechen. Alles andere bleibt ungesagt.",
    },
  },
  {
    id: "asked-points",
    ground: "answered",
    clauses: ["T.end.win", "A.end.win", "T.duel.score"],
    question: { en: "Is there a score?", fr: "Y a-t-il des points ?", de: "Gibt es Punkte?" },
    answer: {
      en: "When all play together there is no score: you win or lose as one. Only the Competitive game counts points.",
      fr: "Quand tous jouent ensemble, il n’y a pas de points : on gagne ou on perd en équipe. Seule la Compétition en compte.",
      de: "Wenn alle zusammen spielen, gibt es keine Punkte: Ihr gewinnt oder verliert gemeinsam. Nur der Wettstreit zählt welche.",
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
    id: "asked-player-count",
    ground: "answered",
    clauses: ["T.setup.deck", "A.setup.deck", "T.duel.players"],
    question: {
      en: "How many people can play?",
      fr: "À combien peut-on jouer ?",
      de: "Wie viele können mitspielen?",
    },
    answer: {
      en: "One to five, in both games. The Competitive game is for exactly two.",
      fr: "De un à cinq, aux deux jeux. La Compétition se joue à deux exactement.",
      de: "Eine bis fünf Personen, in beiden Spielen. Der Wettstreit ist für genau zwei.",
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
];

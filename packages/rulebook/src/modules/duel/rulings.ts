import type { Ruling } from "../../rulings/shapes";

export const rulings: readonly Ruling[] = [
  {
    id: "sea-duel-pass",
    ground: "silent",
    clauses: ["T.duel.pass"],
    question: {
      en: "What if a player of the duel can do nothing at all?",
      fr: "Et si, en Compétition, une personne ne peut rien faire ?",
      de: "Und wenn man im Wettstreit gar nichts tun kann?",
    },
    answer: { en: "That player passes.", fr: "Elle passe.", de: "Man passt." },
  },
  {
    id: "sea-duel-tie",
    ground: "silent",
    clauses: ["T.duel.tie"],
    question: {
      en: "How long must a run be to break a tie?",
      fr: "Quelle longueur de suite départage ?",
      de: "Wie lang muss eine Folge bei Gleichstand sein?",
    },
    answer: { en: "Any length counts.", fr: "Toute longueur compte.", de: "Jede Länge zählt." },
  },
  {
    id: "sea-duel-swap-empty",
    ground: "silent",
    clauses: ["T.duel.swap"],
    question: {
      en: "May the hand be exchanged when no open cards are left?",
      fr: "Peut-on échanger sa main s’il ne reste pas de carte visible ?",
      de: "Darf man die Hand tauschen, wenn keine offenen Karten da sind?",
    },
    answer: {
      en: "With no open cards left the hand is not exchanged. Two are discarded, or the player passes.",
      fr: "Sans cartes visibles, la main ne s’échange pas. On en défausse deux, ou on passe.",
      de: "Ohne offene Karten wird die Hand nicht getauscht. Man wirft zwei ab oder passt.",
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
    id: "asked-duel-winner",
    ground: "answered",
    clauses: ["T.duel.score", "T.duel.end"],
    question: {
      en: "Who wins the Competitive game?",
      fr: "Qui gagne la Compétition ?",
      de: "Wer gewinnt den Wettstreit?",
    },
    answer: {
      en: "Whoever has more points when it ends.",
      fr: "Qui a le plus de points à la fin.",
      de: "Wer am Ende mehr Punkte hat.",
    },
  },
  {
    id: "asked-duel-cards",
    ground: "answered",
    clauses: ["T.duel.deck"],
    question: {
      en: "Are there Starts and Finish cards in the Competitive game?",
      fr: "Y a-t-il des départs et des arrivées en Compétition ?",
      de: "Gibt es im Wettstreit Starts und Ziele?",
    },
    answer: {
      en: "Only the 80 Islands are used in the Competitive game: no Start, no Finish.",
      fr: "En Compétition, on n’utilise que les 80 îles : ni départ ni arrivée.",
      de: "Im Wettstreit wird nur mit den 80 Inseln gespielt: kein Start, kein Ziel.",
    },
  },
];

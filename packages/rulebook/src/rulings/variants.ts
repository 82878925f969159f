import type { Ruling } from "./shapes";

/** Questions about the four variants of the sea. */
export const VARIANT_RULINGS: readonly Ruling[] = [
  {
    id: "sea-pyramid-shape",
    ground: "missing",
    clauses: ["T.pyramid.layout"],
    question: {
      en: "Where do the border cards of the Pyramid lie?",
      fr: "Où sont les cartes de bordure de la Pyramide ?",
      de: "Wo liegen die Randkarten der Pyramide?",
    },
    answer: {
      en: "On every second space of each row, from its left end on. Other layouts may be chosen.",
      fr: "Une case sur deux de chaque rangée, dès son bout gauche. D’autres plans sont possibles.",
      de: "Auf jedem zweiten Feld jeder Reihe, vom linken Ende an. Andere Pläne sind wählbar.",
    },
  },
  {
    id: "sea-pyramid-empty",
    ground: "silent",
    clauses: ["T.pyramid.draw"],
    question: {
      en: "What if the Explorer deck is empty?",
      fr: "Et si la pile d’explorateur est vide ?",
      de: "Und wenn der Entdeckerstapel leer ist?",
    },
    answer: { en: "It gives nothing.", fr: "Elle ne donne rien.", de: "Er gibt nichts." },
  },
  {
    id: "sea-pyramid-paid",
    ground: "silent",
    clauses: ["T.pyramid.storm", "T.pyramid.monster"],
    question: {
      en: "Is the price paid when a Storm or Sea Monster takes the Island away?",
      fr: "Paie-t-on si une Tempête ou un Monstre marin enlève l’île ?",
      de: "Bezahlt man, wenn Sturm oder Seeungeheuer die Insel nimmt?",
    },
    answer: {
      en: "Nothing is paid when a Storm or Sea Monster takes the Island away.",
      fr: "Rien ne se paie quand une Tempête ou un Monstre marin emporte l’île.",
      de: "Nichts wird bezahlt, wenn ein Sturm oder Seeungeheuer die Insel wegnimmt.",
    },
  },
  {
    id: "sea-night-opening",
    ground: "silent",
    clauses: ["T.night.begin"],
    question: {
      en: "Does a Compass in an opening hand turn the hands?",
      fr: "Une Boussole dans une première main tourne-t-elle les mains ?",
      de: "Dreht ein Kompass in einer ersten Hand alle Hände?",
    },
    answer: {
      en: "It turns nothing: it is set aside and replaced.",
      fr: "Elle ne tourne rien : elle est mise de côté et remplacée.",
      de: "Er dreht nichts: Er kommt zur Seite und wird ersetzt.",
    },
  },
  {
    id: "sea-night-finish",
    ground: "silent",
    clauses: ["T.night.win"],
    question: {
      en: "May a Finish be played while cards show the wrong side?",
      fr: "L’arrivée se joue-t-elle avec des cartes du mauvais côté ?",
      de: "Darf das Ziel gespielt werden, wenn Karten falsch liegen?",
    },
    answer: {
      en: "A Finish waits until all cards show the right side.",
      fr: "L’arrivée attend que toutes les cartes montrent le bon côté.",
      de: "Ein Ziel wartet, bis alle Karten die richtige Seite zeigen.",
    },
  },
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
    id: "sea-variants-mix",
    ground: "silent",
    clauses: ["T.setup.mix", "T.setup.remove"],
    question: {
      en: "May variants be combined with other options?",
      fr: "Les variantes se combinent-elles avec d’autres options ?",
      de: "Lassen sich Varianten mit anderen Optionen verbinden?",
    },
    answer: {
      en: "Not with Stormy Seas cards. Islands may be taken out, except in the Competitive game.",
      fr: "Pas avec les Mers agitées. On peut retirer des îles, sauf en Compétition.",
      de: "Nicht mit der Stürmischen See. Inseln darf man herausnehmen, außer im Wettstreit.",
    },
  },
  {
    id: "sea-arch-pillars",
    ground: "missing",
    clauses: ["T.arch.layout"],
    question: {
      en: "What shape do the pillars have?",
      fr: "Quelle forme ont les piliers ?",
      de: "Welche Form haben die Pfeiler?",
    },
    answer: {
      en: "Two spaces wide, three high, three apart.",
      fr: "Deux cases de large, trois de haut, trois entre eux.",
      de: "Zwei Felder breit, drei hoch, drei dazwischen.",
    },
  },
  {
    id: "sea-pyramid-rocks-card",
    ground: "silent",
    clauses: ["T.pyramid.rocks"],
    question: {
      en: "From where comes the card that the Explorer’s Jagged Rocks ask for?",
      fr: "D’où vient la carte que demandent les Récifs de l’explorateur ?",
      de: "Woher kommt die Karte, die die Felsen des Entdeckers verlangen?",
    },
    answer: {
      en: "From the hand while it has one, then unseen from the pile. With neither, nothing.",
      fr: "De la main tant qu’elle en a une, sinon de la pioche, sans être vue. Sans l’une ni l’autre, rien.",
      de: "Aus der Hand, solange sie eine hat, sonst ungesehen vom Stapel. Ohne beides nichts.",
    },
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
    id: "sea-night-first",
    ground: "silent",
    clauses: ["T.night.begin", "T.setup.first"],
    question: {
      en: "Do Compasses replaced in opening hands change who begins?",
      fr: "Les Boussoles remplacées dans les premières mains changent-elles qui commence ?",
      de: "Ändern in ersten Händen ersetzte Kompasse, wer beginnt?",
    },
    answer: {
      en: "They change nothing. The piles as dealt decide.",
      fr: "Elles ne changent rien. Les pioches telles que distribuées décident.",
      de: "Sie ändern nichts. Es zählen die Stapel, wie sie verteilt wurden.",
    },
  },
];

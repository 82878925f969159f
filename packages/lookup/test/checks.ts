/**
 * Questions about one card in one place, and what the engine should say once the question is understood. Written
 * before anything understood them. What a question leaves open is taken kindly: a full hand of five (four cards left
 * to pay with), a Start that lies, the cards below a mountain place there, and nothing else nearby.
 */
export interface AskedCheck {
  readonly language: "en" | "fr" | "de";
  readonly game: "sea" | "mountain";
  readonly asked: string;
  /** `unknown` where the question says too little: no check may then be offered as an answer. */
  readonly allowed: "yes" | "no" | "unknown";
  /** Cards to discard; 0 where placing is free, absent where the price is beside the point. */
  readonly price?: number;
  /** The first clause that refuses. */
  readonly clause?: string;
}

export const CHECKS: readonly AskedCheck[] = [
  {
    language: "en",
    game: "mountain",
    asked: "blue 4 in row 2 with just one card under it",
    allowed: "no",
    clause: "A.place.support",
  },
  {
    language: "fr",
    game: "sea",
    asked: "puis-je mettre le 20 à gauche du 17",
    allowed: "no",
    clause: "T.place.ascending",
  },
  { language: "en", game: "mountain", asked: "blue 9 in row 2?", allowed: "yes", price: 0 },
  {
    language: "en",
    game: "mountain",
    asked: "bridge at the right end of row 4",
    allowed: "no",
    clause: "A.bridge.place",
  },
  {
    language: "de",
    game: "mountain",
    asked: "Brücke zwischen roter 4 und blauer 6 mit grüner 5 abdecken",
    allowed: "yes",
    price: 1,
  },
  {
    language: "en",
    game: "mountain",
    asked: "can a red 5 lie next to a red 7 in row 3?",
    allowed: "no",
    clause: "A.place.colour",
  },
  {
    language: "de",
    game: "sea",
    asked: "letzte Karte 44, nichts daneben, darf ich sie legen",
    allowed: "yes",
    price: 0,
  },
  { language: "fr", game: "sea", asked: "ça coûte combien de poser le 12", allowed: "unknown" },
  {
    language: "en",
    game: "mountain",
    asked: "can a green fire replace a red 5",
    allowed: "no",
    clause: "A.campfire.replace",
  },
  {
    language: "en",
    game: "sea",
    asked: "5 at the start of row 2 and 3 ends row 1, what do I pay",
    allowed: "yes",
    price: 2,
  },
  {
    language: "en",
    game: "sea",
    asked: "can I put 50 on the space where 49 already is",
    allowed: "no",
    clause: "T.place.empty",
  },
  { language: "de", game: "mountain", asked: "blaue 12 in Reihe 8", allowed: "yes", price: 0 },
  {
    language: "de",
    game: "mountain",
    asked: "Gipfel legen obwohl noch eine Brücke offen ist",
    allowed: "no",
    clause: "A.summit.when",
  },
  {
    language: "en",
    game: "sea",
    asked: "can I put 47 between 45 and 52 with two cards left?",
    allowed: "yes",
    price: 2,
  },
  {
    language: "de",
    game: "sea",
    asked: "darf ich zwei Karten abwerfen wenn ich den Start auf der Hand habe und noch keiner liegt",
    allowed: "no",
    clause: "T.start.forced",
  },
  {
    language: "fr",
    game: "sea",
    asked: "est-ce que je peux poser le 8 entre le 3 et le 10 ?",
    allowed: "yes",
    price: 2,
  },
  { language: "en", game: "mountain", asked: "blue 9 right of a bridge, cost?", allowed: "yes", price: 0 },
  {
    language: "en",
    game: "sea",
    asked: "my last card is 33, can it go next to 34",
    allowed: "no",
    price: 1,
    clause: "T.place.pay",
  },
  {
    language: "fr",
    game: "sea",
    asked: "le 15 juste à droite du 11 avec cinq cartes en main",
    allowed: "yes",
    price: 4,
  },
  {
    language: "en",
    game: "mountain",
    asked: "green 10 right of red 3 with six cards in hand",
    allowed: "no",
    price: 7,
    clause: "A.place.pay",
  },
  {
    language: "de",
    game: "sea",
    asked: "darf ich die 12 neben die 20 legen mit drei Karten?",
    allowed: "no",
    price: 8,
    clause: "T.place.pay",
  },
  { language: "en", game: "sea", asked: "does 30 next to 33 cost 3?", allowed: "yes", price: 3 },
  {
    language: "fr",
    game: "sea",
    asked: "je peux poser l'arrivée s'il manque une île ?",
    allowed: "no",
    clause: "T.finish.when",
  },
  {
    language: "fr",
    game: "mountain",
    asked: "un 4 bleu en rangée 5 ?",
    allowed: "no",
    clause: "A.place.number",
  },
  {
    language: "en",
    game: "sea",
    asked: "can I lay 70 between 60 and 80",
    allowed: "no",
    price: 10,
    clause: "T.place.pay",
  },
];

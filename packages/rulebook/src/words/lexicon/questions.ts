// Written by `npm run words -- --update` from the messages in `locales`.
import type { Language } from "../../language";

/** The same in every language. */
export type ByLanguage<Said> = Readonly<Record<Language, Said>>;

/** A card in a question, in the form that its place in the sentence asks for. */
export const QUESTION_CARDS: {
  readonly goat: ByLanguage<(values: { readonly form: string }) => string>;
  readonly summit: ByLanguage<(values: { readonly form: string }) => string>;
  readonly bridge: ByLanguage<(values: { readonly form: string }) => string>;
  readonly campfire: ByLanguage<
    (values: { readonly form: string; readonly colour: "g" | "b" | "r" | undefined }) => string
  >;
  readonly monster: ByLanguage<(values: { readonly form: string }) => string>;
  readonly finish: ByLanguage<(values: { readonly form: string }) => string>;
  readonly number: ByLanguage<
    (values: {
      readonly colour: "g" | "b" | "r" | undefined;
      readonly value: number;
      readonly form: string;
    }) => string
  >;
  readonly card: ByLanguage<
    (values: { readonly form: string; readonly colour: "g" | "b" | "r" | undefined }) => string
  >;
  readonly compass: ByLanguage<(values: { readonly form: string }) => string>;
  readonly wild: ByLanguage<(values: { readonly form: string; readonly value: number }) => string>;
} = {
  goat: {
    en: () => `a goat`,
    fr: ({ form }) => (form === "beside" ? "d’une chèvre" : "une chèvre"),
    de: ({ form }) => (form === "first" ? "eine Ziege" : "einer Ziege"),
  },
  summit: {
    en: () => `the Summit`,
    fr: ({ form }) => (form === "beside" ? "du Sommet" : "le Sommet"),
    de: ({ form }) => (form === "first" ? "der Gipfel" : "dem Gipfel"),
  },
  bridge: {
    en: () => `a Bridge`,
    fr: ({ form }) => (form === "beside" ? "d’un pont" : "un pont"),
    de: ({ form }) => (form === "first" ? "eine Brücke" : "einer Brücke"),
  },
  campfire: {
    en: ({ colour }) =>
      `a ${colour === undefined ? "" : colour === "g" ? "green " : colour === "b" ? "blue " : "red "}Campfire`,
    fr: ({ form, colour }) =>
      `${form === "beside" ? "d’un" : "un"} feu de camp${colour === undefined ? "" : colour === "g" ? " vert" : colour === "b" ? " bleu" : " rouge"}`,
    de: ({ form, colour }) =>
      `${form === "first" ? `ein ${colour === undefined ? "" : colour === "g" ? "grünes " : colour === "b" ? "blaues " : "rotes "}` : `einem ${colour === undefined ? "" : colour === "g" ? "grünen " : colour === "b" ? "blauen " : "roten "}`}Lagerfeuer`,
  },
  monster: {
    en: () => `a Sea Monster`,
    fr: ({ form }) => (form === "beside" ? "d’un Monstre marin" : "un Monstre marin"),
    de: ({ form }) => (form === "first" ? "ein Seeungeheuer" : "einem Seeungeheuer"),
  },
  finish: {
    en: () => `the Finish`,
    fr: ({ form }) => (form === "beside" ? "de l’arrivée" : "l’arrivée"),
    de: ({ form }) => (form === "first" ? "das Ziel" : "dem Ziel"),
  },
  number: {
    en: ({ colour, value, form }) =>
      colour === undefined
        ? `${value}`
        : colour === "g"
          ? `${form === "first" ? "" : "the "}green ${value}`
          : colour === "b"
            ? `${form === "first" ? "" : "the "}blue ${value}`
            : `${form === "first" ? "" : "the "}red ${value}`,
    fr: ({ form, value, colour }) =>
      `${form === "beside" ? "du" : "le"} ${value}${colour === undefined ? "" : colour === "g" ? " vert" : colour === "b" ? " bleu" : " rouge"}`,
    de: ({ form, colour, value }) =>
      `${form === "first" ? `die ${colour === undefined ? "" : colour === "g" ? "grüne " : colour === "b" ? "blaue " : "rote "}` : `der ${colour === undefined ? "" : colour === "g" ? "grünen " : colour === "b" ? "blauen " : "roten "}`}${value}`,
  },
  card: {
    en: ({ colour }) =>
      `a ${colour === undefined ? "" : colour === "g" ? "green " : colour === "b" ? "blue " : "red "}card`,
    fr: ({ form, colour }) =>
      `${form === "beside" ? "d’une" : "une"} carte${colour === undefined ? "" : colour === "g" ? " verte" : colour === "b" ? " bleue" : " rouge"}`,
    de: ({ form, colour }) =>
      `${form === "first" ? `eine ${colour === undefined ? "" : colour === "g" ? "grüne " : colour === "b" ? "blaue " : "rote "}` : `einer ${colour === undefined ? "" : colour === "g" ? "grünen " : colour === "b" ? "blauen " : "roten "}`}Karte`,
  },
  compass: {
    en: () => `a Compass`,
    fr: ({ form }) => (form === "beside" ? "d’une boussole" : "une boussole"),
    de: ({ form }) => (form === "first" ? "ein Kompass" : "einem Kompass"),
  },
  wild: {
    en: ({ value }) => `a Wild as ${value}`,
    fr: ({ form, value }) => `${form === "beside" ? "d’un" : "un"} joker comme ${value}`,
    de: ({ form, value }) => `${form === "first" ? "ein" : "einem"} Joker als ${value}`,
  },
};

/** What a question about one card says, a part at a time. */
export const QUESTION_TEXTS: {
  readonly unlitRow: ByLanguage<string>;
  readonly litRow: ByLanguage<string>;
  readonly rotates: ByLanguage<string>;
  readonly wrongSide: ByLanguage<string>;
  readonly inDuel: ByLanguage<string>;
  readonly noPath: ByLanguage<string>;
  readonly earlyRoof: ByLanguage<string>;
  readonly inPillar: ByLanguage<string>;
  readonly onRoof: ByLanguage<string>;
  readonly archFull: ByLanguage<string>;
  readonly archOpen: ByLanguage<string>;
  readonly rocks: ByLanguage<string>;
  readonly goatOnBridge: ByLanguage<string>;
  readonly fewGoats: ByLanguage<string>;
  readonly herdOne: ByLanguage<string>;
  readonly herdTwo: ByLanguage<string>;
  readonly goatOnFire: ByLanguage<string>;
  readonly goatThere: ByLanguage<string>;
  readonly replacing: ByLanguage<(values: { readonly card: string; readonly other: string }) => string>;
  readonly bridgeBetween: ByLanguage<
    (values: { readonly card: string; readonly one: string; readonly other: string }) => string
  >;
  readonly bridgeBeside: ByLanguage<(values: { readonly card: string; readonly other: string }) => string>;
  readonly rowEnd: ByLanguage<
    (values: {
      readonly card: string;
      readonly end: "first" | "last";
      readonly row: number | undefined;
    }) => string
  >;
  readonly below: ByLanguage<(values: { readonly cards: number }) => string>;
  readonly bridgeOpen: ByLanguage<string>;
  readonly nowhereUp: ByLanguage<string>;
  readonly onMountain: ByLanguage<string>;
  readonly rope: ByLanguage<string>;
  readonly noRope: ByLanguage<string>;
  readonly panoramaOpen: ByLanguage<string>;
  readonly pyramidFull: ByLanguage<string>;
  readonly pyramidOpen: ByLanguage<string>;
  readonly monsterHeld: ByLanguage<string>;
  readonly onStart: ByLanguage<(values: { readonly card: string }) => string>;
  readonly column: ByLanguage<(values: { readonly column: number }) => string>;
  readonly lying: ByLanguage<
    (values: { readonly card: string; readonly row: number; readonly column: number }) => string
  >;
  readonly noStart: ByLanguage<string>;
  readonly discardsAny: ByLanguage<(values: { readonly cards: number }) => string>;
  readonly startHeld: ByLanguage<string>;
  readonly above: ByLanguage<(values: { readonly card: string; readonly other: string }) => string>;
  readonly under: ByLanguage<(values: { readonly card: string; readonly other: string }) => string>;
  readonly atSea: ByLanguage<string>;
  readonly left: ByLanguage<(values: { readonly card: string; readonly other: string }) => string>;
  readonly right: ByLanguage<(values: { readonly card: string; readonly other: string }) => string>;
  readonly on: ByLanguage<(values: { readonly card: string; readonly other: string }) => string>;
  readonly between: ByLanguage<
    (values: { readonly card: string; readonly one: string; readonly other: string }) => string
  >;
  readonly alone: ByLanguage<(values: { readonly card: string }) => string>;
  readonly emptySpace: ByLanguage<(values: { readonly card: string }) => string>;
  readonly inRow: ByLanguage<(values: { readonly row: number }) => string>;
  readonly toPay: ByLanguage<(values: { readonly cards: number }) => string>;
  readonly held: ByLanguage<(values: { readonly cards: number }) => string>;
  readonly spaceEmpty: ByLanguage<string>;
  readonly allFull: ByLanguage<string>;
  readonly both: ByLanguage<(values: { readonly card: string; readonly other: string }) => string>;
  readonly discards: ByLanguage<(values: { readonly card: string }) => string>;
  readonly closedRow: ByLanguage<(values: { readonly row: number }) => string>;
  readonly purpleStorm: ByLanguage<string>;
  readonly orangeStorm: ByLanguage<string>;
  readonly compassIdle: ByLanguage<string>;
  readonly yellowStorm: ByLanguage<string>;
  readonly offTurn: ByLanguage<(values: { readonly card: string }) => string>;
  readonly forOther: ByLanguage<(values: { readonly card: string }) => string>;
  readonly numberLies: ByLanguage<string>;
  readonly wildStart: ByLanguage<string>;
  readonly wildStartHeld: ByLanguage<string>;
} = {
  unlitRow: {
    en: "the Finish while a row has no beacon",
    fr: "l’arrivée alors qu’une rangée n’a pas de phare",
    de: "das Ziel, während eine Reihe kein Leuchtfeuer hat",
  },
  litRow: {
    en: "in a row with a beacon",
    fr: "dans une rangée avec un phare",
    de: "in einer Reihe mit einem Leuchtfeuer",
  },
  rotates: {
    en: "one card of the grid turned for one card discarded",
    fr: "une carte de la grille tournée contre une carte défaussée",
    de: "eine Karte im Raster umgedreht für eine abgeworfene",
  },
  wrongSide: {
    en: "the Finish while a card of the grid shows the wrong side",
    fr: "l’arrivée alors qu’une carte de la grille montre la mauvaise face",
    de: "das Ziel, während eine Karte im Raster die falsche Seite zeigt",
  },
  inDuel: { en: "in the Competitive game", fr: "dans le mode compétitif", de: "im Wettstreit" },
  noPath: {
    en: "while no green path leads up",
    fr: "sans chemin vert jusqu’en haut",
    de: "ohne grünen Weg bis oben",
  },
  earlyRoof: {
    en: "on the roof of the High Arch before both pillars are full",
    fr: "sur le toit de la Grande Arche avant que les deux piliers soient pleins",
    de: "auf dem Dach des Hohen Bogens, bevor beide Pfeiler voll sind",
  },
  inPillar: {
    en: "in a pillar of the High Arch",
    fr: "dans un pilier de la Grande Arche",
    de: "in einem Pfeiler des Hohen Bogens",
  },
  onRoof: {
    en: "on the roof of the High Arch, both pillars full",
    fr: "sur le toit de la Grande Arche, les deux piliers pleins",
    de: "auf dem Dach des Hohen Bogens, beide Pfeiler voll",
  },
  archFull: {
    en: "the Finish in the High Arch, all spaces full and no Start played",
    fr: "l’arrivée dans la Grande Arche, toutes les cases pleines et aucun départ posé",
    de: "das Ziel im Hohen Bogen, alle Felder voll und kein Start gespielt",
  },
  archOpen: {
    en: "the Finish in the High Arch while a space is empty",
    fr: "l’arrivée dans la Grande Arche alors qu’une case est vide",
    de: "das Ziel im Hohen Bogen, während ein Feld frei ist",
  },
  rocks: {
    en: "in a row with the Rocks",
    fr: "dans une rangée bloquée par les récifs",
    de: "in einer Reihe mit den Felsen",
  },
  goatOnBridge: {
    en: "a goat on its way over a Bridge",
    fr: "une chèvre qui passe sur un pont",
    de: "eine Ziege auf dem Weg über eine Brücke",
  },
  fewGoats: {
    en: "with fewer than eight goats in row 8",
    fr: "avec moins de huit chèvres dans la rangée 8",
    de: "mit weniger als acht Ziegen in Reihe 8",
  },
  herdOne: {
    en: "a herd one row up for one card",
    fr: "un troupeau une rangée plus haut pour une carte",
    de: "eine Herde eine Reihe höher für eine Karte",
  },
  herdTwo: {
    en: "a herd two rows up for two cards",
    fr: "un troupeau deux rangées plus haut pour deux cartes",
    de: "eine Herde zwei Reihen höher für zwei Karten",
  },
  goatOnFire: {
    en: "a goat on its way over a Campfire",
    fr: "une chèvre qui passe sur un feu de camp",
    de: "eine Ziege auf dem Weg über ein Lagerfeuer",
  },
  goatThere: { en: "with a goat on it", fr: "avec une chèvre dessus", de: "mit einer Ziege darauf" },
  replacing: {
    en: ({ card, other }) => `${card} in place of ${other}`,
    fr: ({ card, other }) => `${card} à la place ${other}`,
    de: ({ card, other }) => `${card} anstelle ${other}`,
  },
  bridgeBetween: {
    en: ({ card, one, other }) => `${card} over the Bridge between ${one} and ${other}`,
    fr: ({ card, one, other }) => `${card} sur le pont entre ${one} et ${other}`,
    de: ({ card, one, other }) => `${card} auf der Brücke zwischen ${one} und ${other}`,
  },
  bridgeBeside: {
    en: ({ card, other }) => `${card} over the Bridge to the right of ${other}`,
    fr: ({ card, other }) => `${card} sur le pont à droite ${other}`,
    de: ({ card, other }) => `${card} auf der Brücke rechts von ${other}`,
  },
  rowEnd: {
    en: ({ card, end, row }) =>
      `${card} at the ${end === "first" ? "left" : "right"} end of ${row === undefined ? "a row" : `row ${row}`}`,
    fr: ({ card, end, row }) =>
      `${card} au bout ${end === "first" ? "gauche" : "droit"} ${row === undefined ? "d’une rangée" : `de la rangée ${row}`}`,
    de: ({ card, end, row }) =>
      `${card} am ${end === "first" ? "linken" : "rechten"} Ende ${row === undefined ? "einer Reihe" : `von Reihe ${row}`}`,
  },
  below: {
    en: ({ cards }) =>
      cards === 0 ? "with no card below" : cards === 1 ? "with only one card below" : "with both cards below",
    fr: ({ cards }) =>
      cards === 0
        ? "sans carte dessous"
        : cards < 2
          ? "avec une seule carte dessous"
          : "avec les deux cartes dessous",
    de: ({ cards }) =>
      cards === 0
        ? "ohne Karte darunter"
        : cards === 1
          ? "mit nur einer Karte darunter"
          : "mit beiden Karten darunter",
  },
  bridgeOpen: {
    en: "while a Bridge is not covered",
    fr: "alors qu’un pont n’est pas recouvert",
    de: "während eine Brücke unbedeckt ist",
  },
  nowhereUp: {
    en: "with nowhere higher for that card",
    fr: "sans place plus haut pour cette carte",
    de: "ohne höheren Platz für diese Karte",
  },
  onMountain: { en: "on the mountain", fr: "sur la montagne", de: "am Berg" },
  rope: { en: "a Guide rope used", fr: "une corde utilisée", de: "ein Führungsseil benutzt" },
  noRope: {
    en: "a Guide rope when all three are used",
    fr: "une corde alors que les trois sont utilisées",
    de: "ein Führungsseil, wenn alle drei benutzt sind",
  },
  panoramaOpen: {
    en: "while a Panorama is not met",
    fr: "alors qu’un panorama n’est pas réalisé",
    de: "solange ein Panorama fehlt",
  },
  pyramidFull: {
    en: "the Finish in the Pyramid, all spaces full and no Start played",
    fr: "l’arrivée dans la Pyramide, toutes les cases pleines et aucun départ posé",
    de: "das Ziel in der Pyramide, alle Felder voll und kein Start gespielt",
  },
  pyramidOpen: {
    en: "the Finish in the Pyramid while a space is empty",
    fr: "l’arrivée dans la Pyramide alors qu’une case est vide",
    de: "das Ziel in der Pyramide, während ein Feld frei ist",
  },
  monsterHeld: {
    en: "while a hand holds a Sea Monster",
    fr: "alors qu’une main contient un Monstre marin",
    de: "während eine Hand ein Seeungeheuer hält",
  },
  onStart: {
    en: ({ card }) => `${card} on the Start`,
    fr: ({ card }) => `${card} sur le départ`,
    de: ({ card }) => `${card} auf dem Start`,
  },
  column: {
    en: ({ column }) => `column ${column}`,
    fr: ({ column }) => `colonne ${column}`,
    de: ({ column }) => `Spalte ${column}`,
  },
  lying: {
    en: ({ card, row, column }) => `with ${card} in row ${row}, column ${column}`,
    fr: ({ card, row, column }) => `avec ${card} dans la rangée ${row}, colonne ${column}`,
    de: ({ card, row, column }) => `mit ${card} in Reihe ${row}, Spalte ${column}`,
  },
  noStart: { en: "without a Start", fr: "sans départ", de: "ohne Start" },
  discardsAny: {
    en: ({ cards }) => `${cards === 1 ? "one card" : `${cards} cards`} discarded`,
    fr: ({ cards }) => (cards < 2 ? "une carte défaussée" : `${cards} cartes défaussées`),
    de: ({ cards }) => `${cards === 1 ? "eine Karte" : `${cards} Karten`} abgeworfen`,
  },
  startHeld: {
    en: "with a Start in hand and none laid",
    fr: "avec un départ en main et aucun posé",
    de: "mit einem Start auf der Hand, und noch keiner liegt",
  },
  above: {
    en: ({ card, other }) => `${card} straight above ${other}`,
    fr: ({ card, other }) => `${card} juste au-dessus ${other}`,
    de: ({ card, other }) => `${card} direkt über ${other}`,
  },
  under: {
    en: ({ card, other }) => `${card} straight below ${other}`,
    fr: ({ card, other }) => `${card} juste en dessous ${other}`,
    de: ({ card, other }) => `${card} direkt unter ${other}`,
  },
  atSea: { en: "at sea", fr: "en mer", de: "auf See" },
  left: {
    en: ({ card, other }) => `${card} to the left of ${other}`,
    fr: ({ card, other }) => `${card} à gauche ${other}`,
    de: ({ card, other }) => `${card} links von ${other}`,
  },
  right: {
    en: ({ card, other }) => `${card} to the right of ${other}`,
    fr: ({ card, other }) => `${card} à droite ${other}`,
    de: ({ card, other }) => `${card} rechts von ${other}`,
  },
  on: {
    en: ({ card, other }) => `${card} on the space where ${other} lies`,
    fr: ({ card, other }) => `${card} sur la case où se trouve ${other}`,
    de: ({ card, other }) => `${card} auf dem Feld mit ${other}`,
  },
  between: {
    en: ({ card, one, other }) => `${card} between ${one} and ${other}`,
    fr: ({ card, one, other }) => `${card} entre ${one} et ${other}`,
    de: ({ card, one, other }) => `${card} zwischen ${one} und ${other}`,
  },
  alone: {
    en: ({ card }) => `${card} with nothing beside it`,
    fr: ({ card }) => `${card} sans rien à côté`,
    de: ({ card }) => `${card} mit nichts daneben`,
  },
  emptySpace: {
    en: ({ card }) => `${card} on an empty space`,
    fr: ({ card }) => `${card} sur une case vide`,
    de: ({ card }) => `${card} auf einem leeren Feld`,
  },
  inRow: {
    en: ({ row }) => `in row ${row}`,
    fr: ({ row }) => `dans la rangée ${row}`,
    de: ({ row }) => `in Reihe ${row}`,
  },
  toPay: {
    en: ({ cards }) =>
      cards === 0
        ? "with nothing left to pay with"
        : cards === 1
          ? `with ${cards} card left to pay with`
          : `with ${cards} cards left to pay with`,
    fr: ({ cards }) =>
      cards === 0
        ? "sans carte pour payer"
        : cards < 2
          ? `avec ${cards} carte restante pour payer`
          : `avec ${cards} cartes restantes pour payer`,
    de: ({ cards }) =>
      cards === 0
        ? "ohne Karten zum Bezahlen"
        : cards === 1
          ? `mit ${cards} Karte übrig zum Bezahlen`
          : `mit ${cards} Karten übrig zum Bezahlen`,
  },
  held: {
    en: ({ cards }) => (cards === 1 ? "as the last card in hand" : `with ${cards} cards in hand`),
    fr: ({ cards }) => (cards === 1 ? "dernière carte en main" : `avec ${cards} cartes en main`),
    de: ({ cards }) => (cards === 1 ? "als letzte Handkarte" : `mit ${cards} Karten auf der Hand`),
  },
  spaceEmpty: {
    en: "while a space is empty",
    fr: "alors qu’une case est vide",
    de: "während ein Feld leer ist",
  },
  allFull: {
    en: "when all spaces are full",
    fr: "quand toutes les cases sont remplies",
    de: "wenn alle Felder voll sind",
  },
  both: {
    en: ({ card, other }) => `${card} and ${other}`,
    fr: ({ card, other }) => `${card} et ${other}`,
    de: ({ card, other }) => `${card} und ${other}`,
  },
  discards: {
    en: ({ card }) => `${card} discarded`,
    fr: ({ card }) => `${card} à la défausse`,
    de: ({ card }) => `${card} abgeworfen`,
  },
  closedRow: {
    en: ({ row }) => `while row ${row} is closed`,
    fr: ({ row }) => `alors que la rangée ${row} est fermée`,
    de: ({ row }) => `während Reihe ${row} gesperrt ist`,
  },
  purpleStorm: {
    en: "in a row with a purple Storm",
    fr: "dans une rangée avec une Tempête pourpre",
    de: "in einer Reihe mit violettem Sturm",
  },
  orangeStorm: {
    en: "under an orange Storm",
    fr: "sous une Tempête orange",
    de: "unter einem orangenen Sturm",
  },
  compassIdle: {
    en: "a Compass spent while no Storm is in play",
    fr: "une boussole dépensée sans tempête en jeu",
    de: "ein Kompass eingesetzt, ohne dass ein Sturm im Spiel ist",
  },
  yellowStorm: { en: "under a yellow Storm", fr: "sous une Tempête jaune", de: "unter einem gelben Sturm" },
  offTurn: {
    en: ({ card }) => `${card} in another player’s turn, for that player`,
    fr: ({ card }) => `${card} pendant le tour d’un autre, pour lui`,
    de: ({ card }) => `${card} im Zug eines anderen, für ihn`,
  },
  forOther: {
    en: ({ card }) => `${card} for another player’s Storm`,
    fr: ({ card }) => `${card} pour la Tempête d’un autre`,
    de: ({ card }) => `${card} für den Sturm eines anderen`,
  },
  numberLies: {
    en: "while that number lies already",
    fr: "alors que ce numéro est déjà posé",
    de: "während diese Zahl schon liegt",
  },
  wildStart: {
    en: "a Wild as the Start, and none laid",
    fr: "un joker comme départ, alors qu’aucun n’est posé",
    de: "ein Joker als Start, und noch keiner liegt",
  },
  wildStartHeld: {
    en: "a Wild as the Start, with a Start in hand and none laid",
    fr: "un joker comme départ, avec un départ en main et aucun posé",
    de: "ein Joker als Start, mit einem Start auf der Hand und noch keiner liegt",
  },
};

import type { BookChapter } from "../../../clauses/shapes";

/** ASC 4a, Campfire cards. */
export const campfiresClauses = {
  title: { en: "Campfires", fr: "Feux de camp", de: "Lagerfeuer" },
  clauses: {
    "A.campfire.replace": {
      title: { en: "Lighting a Campfire", fr: "Allumer un feu de camp", de: "Ein Lagerfeuer entzünden" },
      answer: {
        en: "A Campfire replaces an Ascent card of *its own colour*.",
        fr: "Un feu de camp remplace une carte d’ascension de *sa couleur*.",
        de: "Ein Lagerfeuer ersetzt eine Aufstiegskarte *seiner Farbe*.",
      },
      rule: {
        en: "A Campfire replaces an Ascent card of its own colour. It never replaces a Bridge and is never covered.",
        fr: "Un feu de camp remplace une carte d’ascension de sa couleur. Il ne remplace jamais un pont et n’est jamais couvert.",
        de: "Ein Lagerfeuer ersetzt eine Aufstiegskarte seiner Farbe. Es ersetzt nie eine Brücke und wird nie abgedeckt.",
      },
      related: ["A.campfire.move", "A.campfire.value", "A.goat.campfire"],
    },
    "A.campfire.move": {
      title: { en: "The card moves up", fr: "La carte monte", de: "Die Karte zieht hinauf" },
      answer: {
        en: "The replaced card moves at once, *at least one row higher*, and its price is paid.",
        fr: "La carte remplacée part aussitôt, *au moins une rangée plus haut*, et son prix se paie.",
        de: "Die ersetzte Karte zieht sofort um, *mindestens eine Reihe höher*, und kostet ihren Preis.",
      },
      rule: {
        en: "The replaced card moves at once, at least one row higher. All rules of placing hold for it. If it has no space to go to, the Campfire cannot be played.",
        fr: "La carte remplacée part aussitôt, au moins une rangée plus haut. Toutes les règles de pose s’appliquent à elle. Si elle n’a pas de case, le feu ne se joue pas.",
        de: "Die ersetzte Karte zieht sofort um, mindestens eine Reihe höher. Für sie gelten alle Regeln des Legens. Findet sie kein Feld, darf das Lagerfeuer nicht gespielt werden.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "The usual rules of placing include the price, so the move is paid for.",
            fr: "Les règles habituelles comprennent le prix, le déplacement se paie donc.",
            de: "Die üblichen Regeln umfassen den Preis, also wird der Umzug bezahlt.",
          },
        },
      ],
      related: ["A.campfire.replace", "A.place.cost", "A.place.number"],
    },
    "A.campfire.value": {
      title: {
        en: "What a Campfire counts as",
        fr: "Ce que vaut un feu de camp",
        de: "Was ein Lagerfeuer zählt",
      },
      answer: {
        en: "A Campfire counts as the nearest Ascent card to its *left* in the row.",
        fr: "Un feu de camp vaut la carte d’ascension la plus proche à sa *gauche* dans la rangée.",
        de: "Ein Lagerfeuer zählt wie die nächste Aufstiegskarte *links* davon in der Reihe.",
      },
      rule: {
        en: "Beside a Campfire, count the nearest Ascent card to its left in the row. Look past other Campfires.",
        fr: "À côté d’un feu de camp, on compte la carte d’ascension la plus proche à sa gauche dans la rangée. On passe par-dessus les autres feux.",
        de: "Neben einem Lagerfeuer zählt die nächste Aufstiegskarte links davon in der Reihe. Andere Lagerfeuer überspringt man.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The book does not speak of a Bridge on the way or of no card on the left. We look past Bridges too. With no card on the left there is no price.",
            fr: "Le livret ne parle ni d’un pont sur le chemin, ni de l’absence de carte à gauche. Nous passons aussi les ponts. Sans carte à gauche, il n’y a pas de prix.",
            de: "Das Heft sagt nichts über eine Brücke auf dem Weg oder darüber, dass links keine Karte liegt. Wir überspringen auch Brücken. Liegt links keine Karte, kostet es nichts.",
          },
        },
      ],
      related: ["A.place.cost", "A.bridge.cover", "A.campfire.replace"],
    },
  },
} as const satisfies BookChapter;

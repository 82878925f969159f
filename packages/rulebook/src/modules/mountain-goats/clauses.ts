import type { BookChapter } from "../../clauses/shapes";

/** ASC 7.3: Mountain goats. */
const chapter = {
  title: { en: "Mountain goats", fr: "Chèvres de montagne", de: "Bergziegen" },
  clauses: {
    "A.goat.symbol": {
      title: { en: "Cards with a goat", fr: "Les cartes à chèvre", de: "Karten mit Ziege" },
      answer: {
        en: "*Twelve* Ascent cards bear a goat, and are otherwise like any other.",
        fr: "*Douze* cartes d’ascension portent une chèvre, et sont sinon comme les autres.",
        de: "*Zwölf* Aufstiegskarten tragen eine Ziege und sind sonst wie jede andere.",
      },
      rule: {
        en: "Twelve Ascent cards bear a goat. In other ways they are like any Ascent card.",
        fr: "Douze cartes d’ascension portent une chèvre. Pour le reste, elles sont comme les autres.",
        de: "Zwölf Aufstiegskarten tragen eine Ziege. Sonst sind sie wie jede andere.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "Which cards they are is not in our sources. We take one copy of each number, in turn green, blue and red from 1 up. Alone, the 1s are out, so there are eleven. With your own cards you name them, or we ask as you place them.",
            fr: "Nos sources ne disent pas lesquelles. Nous prenons une carte de chaque nombre, tour à tour verte, bleue et rouge à partir de 1. En solo, les 1 sont retirés, il y en a donc onze. Avec tes propres cartes, tu les nommes, ou nous te le demandons à la pose.",
            de: "Welche es sind, steht nicht in unseren Quellen. Wir nehmen von jeder Zahl eine, ab 1 im Wechsel grün, blau und rot. Allein fehlen die Einsen, dann sind es elf. Bei deinen eigenen Karten nennst du sie, oder wir fragen beim Legen.",
          },
        },
      ],
      related: ["A.goat.place", "A.setup.solo"],
    },
    "A.goat.place": {
      title: { en: "A goat arrives", fr: "Une chèvre arrive", de: "Eine Ziege kommt" },
      answer: {
        en: "When you place a goat card *from your hand*, put a goat on it.",
        fr: "Quand tu poses une carte à chèvre *de ta main*, mets-y une chèvre.",
        de: "Legst du eine Ziegenkarte *aus der Hand*, stellst du eine Ziege darauf.",
      },
      rule: {
        en: "You place such a card from your hand: put a goat on it.",
        fr: "Tu poses une telle carte de ta main : mets-y une chèvre.",
        de: "Legst du eine solche Karte aus der Hand, stellst du eine Ziege darauf.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "A card that moves because of a Campfire brings no second goat. There are twelve cards and twelve goats.",
            fr: "Une carte déplacée par un feu de camp n’amène pas de seconde chèvre. Il y a douze cartes et douze chèvres.",
            de: "Eine Karte, die wegen eines Lagerfeuers umzieht, bringt keine zweite Ziege. Es gibt zwölf Karten und zwölf Ziegen.",
          },
        },
      ],
      related: ["A.goat.symbol", "A.campfire.move"],
    },
    "A.goat.herd": {
      title: { en: "Herding goats", fr: "Mener les chèvres", de: "Ziegen treiben" },
      answer: {
        en: "As an action, discard cards, and one herd climbs *one row for each*.",
        fr: "Comme action, défausse des cartes, et un troupeau monte d’*une rangée par carte*.",
        de: "Wirf als Aktion Karten ab, und eine Herde steigt *je Karte eine Reihe*.",
      },
      rule: {
        en: "There is one more action: discard one card or more, and one herd climbs as many rows. A herd is all the goats on one card. Each step goes to one of the two cards resting on it. Goats met on the way join in. Goats only go up.",
        fr: "Il y a une action de plus : défausser une carte ou plus, et un troupeau monte d’autant de rangées. Un troupeau, ce sont toutes les chèvres d’une carte. Chaque pas va sur une des deux cartes posées dessus. Les chèvres rencontrées suivent. On ne fait que monter.",
        de: "Es gibt eine weitere Aktion: eine oder mehr Karten abwerfen, und eine Herde steigt so viele Reihen. Eine Herde sind alle Ziegen auf einer Karte. Jeder Schritt geht auf eine der zwei Karten darüber. Ziegen auf dem Weg kommen mit. Es geht nur hinauf.",
      },
      related: ["A.goat.bridge", "A.goat.win", "A.turn.action"],
    },
    "A.goat.bridge": {
      title: { en: "Goats fear Bridges", fr: "Les chèvres craignent les ponts", de: "Ziegen meiden Brücken" },
      answer: {
        en: "Goats *never* step on a Bridge; a Campfire is fine.",
        fr: "Les chèvres ne vont *jamais* sur un pont ; un feu de camp convient.",
        de: "Ziegen betreten *nie* eine Brücke; ein Lagerfeuer ist in Ordnung.",
      },
      rule: {
        en: "Goats never step on a Bridge. A Campfire is fine.",
        fr: "Les chèvres ne vont jamais sur un pont. Un feu de camp convient.",
        de: "Ziegen betreten nie eine Brücke. Ein Lagerfeuer ist in Ordnung.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "The book forbids only Bridges, so Campfires are open to goats.",
            fr: "Le livret n’interdit que les ponts, les feux leur sont donc ouverts.",
            de: "Das Heft verbietet nur Brücken, also stehen Lagerfeuer den Ziegen offen.",
          },
        },
      ],
      related: ["A.goat.herd", "A.bridge.place"],
    },
    "A.goat.campfire": {
      title: {
        en: "No Campfire under goats",
        fr: "Pas de feu sous les chèvres",
        de: "Kein Lagerfeuer unter Ziegen",
      },
      answer: {
        en: "A card with goats on it *cannot* be replaced by a Campfire.",
        fr: "Une carte qui porte des chèvres *ne peut pas* être remplacée par un feu de camp.",
        de: "Eine Karte, auf der Ziegen stehen, darf *nicht* durch ein Lagerfeuer ersetzt werden.",
      },
      rule: {
        en: "A card with goats on it cannot be replaced by a Campfire.",
        fr: "Une carte qui porte des chèvres ne peut pas être remplacée par un feu de camp.",
        de: "Eine Karte, auf der Ziegen stehen, darf nicht durch ein Lagerfeuer ersetzt werden.",
      },
      related: ["A.campfire.replace", "A.goat.place"],
    },
    "A.goat.win": {
      title: { en: "Eight goats at the top", fr: "Huit chèvres en haut", de: "Acht Ziegen oben" },
      answer: {
        en: "At least *eight* goats stand on row 8 before the Summit may be played.",
        fr: "Au moins *huit* chèvres doivent être à la rangée 8 avant que le sommet se joue.",
        de: "Mindestens *acht* Ziegen müssen auf Reihe 8 stehen, bevor der Gipfel gespielt werden darf.",
      },
      rule: {
        en: "To win, at least eight goats stand on row 8. Then the Summit may be played.",
        fr: "Pour gagner, au moins huit chèvres sont à la rangée 8. Alors le sommet peut être joué.",
        de: "Zum Gewinnen müssen mindestens acht Ziegen auf Reihe 8 stehen. Dann darf der Gipfel gespielt werden.",
      },
      related: ["A.goat.herd", "A.summit.when"],
    },
  },
} as const satisfies BookChapter;

export const chapters = [chapter] as const;

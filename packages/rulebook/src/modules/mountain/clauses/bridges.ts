import type { BookChapter } from "../../../clauses/shapes";

/** ASC 4a, Bridge cards. */
export const bridgesClauses = {
  title: { en: "Bridges", fr: "Ponts", de: "Brücken" },
  clauses: {
    "A.bridge.place": {
      title: { en: "Placing a Bridge", fr: "Poser un pont", de: "Eine Brücke legen" },
      answer: {
        en: "A Bridge is free and goes anywhere a card could, but *never at either end* of a row.",
        fr: "Un pont est gratuit et va où une carte pourrait aller, mais *jamais à un bout* de rangée.",
        de: "Eine Brücke kostet nichts und darf liegen, wo eine Karte dürfte, aber *nie an einem Ende* der Reihe.",
      },
      rule: {
        en: "A Bridge follows the rules of place and support. It costs nothing and has no number or colour. It never lies at either end of a row.",
        fr: "Un pont suit les règles de place et d’appui. Il ne coûte rien et n’a ni nombre ni couleur. Il n’est jamais à un bout de rangée.",
        de: "Für eine Brücke gelten die Regeln für Platz und Stütze. Sie kostet nichts und hat weder Zahl noch Farbe. Sie liegt nie an einem Ende einer Reihe.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "The book speaks of the end of a row; we take both ends. A Bridge may lie beside a Bridge, for nothing forbids it.",
            fr: "Le livret parle du bout d’une rangée ; nous prenons les deux bouts. Un pont peut être à côté d’un pont, rien ne l’interdit.",
            de: "Das Heft spricht vom Ende einer Reihe; wir nehmen beide Enden. Eine Brücke darf neben einer Brücke liegen, nichts verbietet es.",
          },
        },
      ],
      related: ["A.bridge.cover", "A.place.support", "A.summit.when"],
    },
    "A.bridge.cover": {
      title: { en: "Covering a Bridge", fr: "Couvrir un pont", de: "Eine Brücke abdecken" },
      answer: {
        en: "Only an *Ascent card* covers a Bridge; between two numbers it costs the *greater* difference.",
        fr: "Seule une *carte d’ascension* couvre un pont ; entre deux nombres, elle coûte le *plus grand* écart.",
        de: "Nur eine *Aufstiegskarte* deckt eine Brücke ab; zwischen zwei Zahlen kostet sie den *größeren* Abstand.",
      },
      rule: {
        en: "Only an Ascent card covers a Bridge, and nothing but a Bridge is ever covered. The colours on both sides must fit. Between two numbers the *greater* difference is paid.",
        fr: "Seule une carte d’ascension couvre un pont, et rien d’autre ne se couvre. Les couleurs des deux côtés doivent convenir. Entre deux nombres, on paie le *plus grand* écart.",
        de: "Nur eine Aufstiegskarte deckt eine Brücke ab, und nur Brücken werden abgedeckt. Die Farben auf beiden Seiten müssen passen. Zwischen zwei Zahlen bezahlt man den *größeren* Abstand.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "A Campfire to the right borrows its number from the left. We count what it was worth while the Bridge still lay there.",
            fr: "Un feu de camp à droite emprunte son nombre à gauche. Nous comptons ce qu’il valait quand le pont était encore là.",
            de: "Ein Lagerfeuer rechts leiht sich seine Zahl von links. Wir zählen, was es wert war, als die Brücke noch lag.",
          },
        },
      ],
      related: ["A.place.cost", "A.bridge.place", "A.campfire.value"],
    },
  },
} as const satisfies BookChapter;

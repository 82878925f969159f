import type { BookChapter } from "../../clauses/shapes";

/** VAR, Day & Night. */
const chapter = {
  title: { en: "Day & Night", fr: "Jour et nuit", de: "Tag und Nacht" },
  clauses: {
    "T.night.deck": {
      title: {
        en: "The deck of Day & Night",
        fr: "Les cartes de Jour et nuit",
        de: "Die Karten von Tag und Nacht",
      },
      answer: {
        en: "Islands, Finish cards and *six Compasses* are dealt; after drawing five, each pile gets one Start.",
        fr: "Îles, arrivées et *six Boussoles* sont réparties ; après cinq cartes piochées, un départ dans chaque pioche.",
        de: "Inseln, Ziele und *sechs Kompasse* werden verteilt; nach dem Ziehen von fünf kommt je ein Start dazu.",
      },
      rule: {
        en: "Islands, Finish cards and six Compasses are dealt evenly. Draw five. Then shuffle one Start into each pile.",
        fr: "Îles, arrivées et six Boussoles sont réparties équitablement. Chacun pioche cinq cartes, puis mélange un départ dans sa pioche.",
        de: "Inseln, Ziele und sechs Kompasse werden gleichmäßig verteilt. Ziehe fünf Karten. Dann kommt in jeden Stapel ein Start.",
      },
      related: ["T.night.begin", "T.night.turn", "T.setup.hand"],
    },
    "T.night.begin": {
      title: { en: "It begins by day", fr: "On commence de jour", de: "Es beginnt am Tag" },
      answer: {
        en: "Everyone begins with the *day* side up.",
        fr: "Tout le monde commence avec le *jour* en haut.",
        de: "Alle beginnen mit der *Tagseite* oben.",
      },
      rule: {
        en: "All hands begin with the day side up.",
        fr: "Toutes les mains commencent avec le jour en haut.",
        de: "Alle Hände beginnen mit der Tagseite oben.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The sheet does not speak of a Compass in an opening hand. We set it aside and replace it, and nothing turns.",
            fr: "Le feuillet ne parle pas d’une Boussole dans une première main. Nous la mettons de côté et la remplaçons, sans rien tourner.",
            de: "Das Blatt sagt nichts über einen Kompass in der ersten Hand. Wir legen ihn zur Seite und ersetzen ihn, nichts dreht sich.",
          },
        },
      ],
      related: ["T.night.turn", "T.night.place"],
    },
    "T.night.turn": {
      title: {
        en: "A Compass turns all hands",
        fr: "La Boussole tourne les mains",
        de: "Ein Kompass dreht alle Hände",
      },
      answer: {
        en: "Drawing a Compass turns over *all* hands: day becomes night, night becomes day.",
        fr: "Piocher une Boussole tourne *toutes* les mains : le jour devient nuit, la nuit devient jour.",
        de: "Wird ein Kompass gezogen, drehen sich *alle* Hände: Tag wird Nacht, Nacht wird Tag.",
      },
      rule: {
        en: "When a Compass is drawn, it is set aside. All hands turn over: day becomes night, night becomes day. Its drawer draws one more card.",
        fr: "Quand une Boussole est piochée, elle est mise de côté. Toutes les mains se tournent : le jour devient nuit, la nuit devient jour. La personne pioche une autre carte.",
        de: "Wird ein Kompass gezogen, kommt er zur Seite. Alle Hände drehen sich: Tag wird Nacht, Nacht wird Tag. Wer ihn zog, zieht eine Karte dafür.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "A Compass among the extra cards for the Start is set aside too. It is no card to give; if the crew then has fewer than it owes, it gives what it has.",
            fr: "Une Boussole parmi les cartes en plus du départ est aussi mise de côté. Elle ne se donne pas ; si l’équipage a alors moins qu’il ne doit, il donne ce qu’il a.",
            de: "Auch ein Kompass unter den zusätzlichen Karten für den Start kommt zur Seite. Er ist keine Karte zum Geben; hat die Crew dann weniger als nötig, gibt sie, was sie hat.",
          },
        },
      ],
      related: ["T.night.place", "T.night.begin"],
    },
    "T.night.place": {
      title: { en: "The side that is up", fr: "Le côté du haut", de: "Die Seite, die oben ist" },
      answer: {
        en: "A card enters the grid with the side that is *up in the hands* now.",
        fr: "Une carte entre dans la grille avec le côté *en haut dans les mains*.",
        de: "Eine Karte kommt mit der Seite ins Raster, die *gerade oben* ist.",
      },
      rule: {
        en: "A card enters the grid with the side that is up in the hands now.",
        fr: "Une carte entre dans la grille avec le côté qui est en haut dans les mains.",
        de: "Eine Karte kommt mit der Seite ins Raster, die jetzt auf den Händen oben ist.",
      },
      related: ["T.night.turn", "T.night.rotate"],
    },
    "T.night.rotate": {
      title: { en: "Turning a card", fr: "Tourner une carte", de: "Eine Karte drehen" },
      answer: {
        en: "As an action, discard *one* card to turn one card in the grid.",
        fr: "Comme action, défausse *une* carte pour tourner une carte de la grille.",
        de: "Als Aktion wirfst du *eine* Karte ab und drehst eine Karte im Raster.",
      },
      rule: {
        en: "There is one more action: discard one card to turn one card in the grid.",
        fr: "Il y a une action de plus : défausser une carte pour tourner une carte de la grille.",
        de: "Es gibt eine weitere Aktion: eine Karte abwerfen und eine Karte im Raster drehen.",
      },
      related: ["T.night.place", "T.night.win", "T.turn.action"],
    },
    "T.night.win": {
      title: { en: "Night below, day above", fr: "Nuit en bas, jour en haut", de: "Unten Nacht, oben Tag" },
      answer: {
        en: "The bottom three rows show *night*, the top three *day*, and then a Finish is played.",
        fr: "Les trois rangées du bas montrent la *nuit*, celles du haut le *jour*, puis une arrivée est jouée.",
        de: "Unten zeigen drei Reihen *Nacht*, oben drei *Tag*; dann wird ein Ziel gespielt.",
      },
      rule: {
        en: "To win, the bottom three rows show night and the top three show day. Then a Finish is played. Start and Finish have no side.",
        fr: "Pour gagner, les trois rangées du bas montrent la nuit et les trois du haut le jour. Puis une arrivée est jouée. Départ et arrivée n’ont pas de côté.",
        de: "Zum Gewinnen müssen die unteren drei Reihen Nacht zeigen und die oberen drei Tag. Dann wird ein Ziel gespielt. Start und Ziel haben keine Seite.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The books say that wrong sides cannot win. We refuse the Finish until all sides are right, so that none is wasted.",
            fr: "Les livrets disent qu’un mauvais côté empêche de gagner. Nous refusons l’arrivée tant que tous les côtés ne sont pas bons, pour n’en gaspiller aucune.",
            de: "Die Hefte sagen, dass falsche Seiten nicht gewinnen. Wir lehnen das Ziel ab, bis alle stimmen, damit keines verloren geht.",
          },
        },
      ],
      related: ["T.finish.when", "T.night.rotate", "T.end.win"],
    },
  },
} as const satisfies BookChapter;

export const chapters = [chapter] as const;

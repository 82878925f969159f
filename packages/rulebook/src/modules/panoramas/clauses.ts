import type { BookChapter } from "../../clauses/shapes";

/** ASC 7.2: Panorama objectives, under one heading with the Green Path. */
const chapter = {
  title: {
    en: "Green Path and Panoramas",
    fr: "Sentier vert et panoramas",
    de: "Grüner Pfad und Panoramen",
  },
  clauses: {
    "A.panorama.reveal": {
      title: { en: "Panoramas to find", fr: "Les panoramas à trouver", de: "Panoramen zum Finden" },
      answer: {
        en: "*Three* of the ten Panoramas are turned over; four or five for a harder climb.",
        fr: "*Trois* des dix panoramas sont retournés ; quatre ou cinq pour une ascension plus difficile.",
        de: "*Drei* der zehn Panoramen werden aufgedeckt; vier oder fünf für einen schwereren Aufstieg.",
      },
      rule: {
        en: "Shuffle the ten Panoramas and turn over the first three. For a harder climb, turn four or five.",
        fr: "Mélange les dix panoramas et retourne les trois premiers. Pour une ascension plus difficile, retournes-en quatre ou cinq.",
        de: "Mische die zehn Panoramen und decke die ersten drei auf. Für einen schwereren Aufstieg sind es vier oder fünf.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The book shows only 3-4-3 and 9-8-7. The other eight are ours: 2-3-4, 5-6-7, 10-11-12, 6-5-4, 12-11-10, 7-8-7, 5-4-5 and 11-10-11. You may type the ones on your cards.",
            fr: "Le livret ne montre que 3-4-3 et 9-8-7. Les huit autres sont de nous : 2-3-4, 5-6-7, 10-11-12, 6-5-4, 12-11-10, 7-8-7, 5-4-5 et 11-10-11. Tu peux entrer ceux de tes cartes.",
            de: "Das Heft zeigt nur 3-4-3 und 9-8-7. Die anderen acht sind von uns: 2-3-4, 5-6-7, 10-11-12, 6-5-4, 12-11-10, 7-8-7, 5-4-5 und 11-10-11. Du kannst die von deinen Karten eingeben.",
          },
        },
      ],
      related: ["A.panorama.done", "A.summit.when"],
    },
    "A.panorama.done": {
      title: { en: "A Panorama is met", fr: "Un panorama est atteint", de: "Ein Panorama ist erfüllt" },
      answer: {
        en: "Its three numbers lie side by side in one row, *left to right*; once met, it stays met.",
        fr: "Ses trois nombres sont côte à côte dans une rangée, de *gauche à droite* ; une fois atteint, il le reste.",
        de: "Seine drei Zahlen liegen in einer Reihe nebeneinander, von *links nach rechts*; einmal erfüllt, bleibt es so.",
      },
      rule: {
        en: "Three Ascent cards side by side in one row show its numbers from left to right. The moment they do, it is met and stays met. A Campfire or Bridge between them breaks it. Reversed does not count. To win, all shown must be met.",
        fr: "Trois cartes d’ascension côte à côte dans une rangée montrent ses nombres de gauche à droite. Dès ce moment, il est atteint et le reste. Un feu ou un pont entre elles le rompt. À l’envers, cela ne compte pas. Pour gagner, tous ceux qui sont retournés doivent être atteints.",
        de: "Drei Aufstiegskarten nebeneinander in einer Reihe zeigen seine Zahlen von links nach rechts. In dem Moment ist es erfüllt und bleibt es. Ein Lagerfeuer oder eine Brücke dazwischen unterbricht. Rückwärts zählt es nicht. Zum Gewinnen müssen alle aufgedeckten erfüllt sein.",
      },
      related: ["A.panorama.reveal", "A.summit.when"],
    },
  },
} as const satisfies BookChapter;

export const chapters = [chapter] as const;

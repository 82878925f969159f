import type { BookChapter } from "../../clauses/shapes";

/** ASC 7.1: Green Path. */
const chapter = {
  title: {
    en: "Green Path and Panoramas",
    fr: "Sentier vert et panoramas",
    de: "Grüner Pfad und Panoramen",
  },
  clauses: {
    "A.green.path": {
      title: { en: "Green Path", fr: "Sentier vert", de: "Grüner Pfad" },
      answer: {
        en: "To win, green cards lead from row 1 to row 8, each resting *directly* on the one below.",
        fr: "Pour gagner, il faut des cartes vertes de la rangée 1 à la rangée 8, chacune *directement* sur la précédente.",
        de: "Zum Gewinnen braucht ihr grüne Karten von Reihe 1 bis Reihe 8, jede *direkt* auf der vorigen.",
      },
      rule: {
        en: "To win, a path of green cards leads from row 1 to row 8. Each rests directly on the one below.",
        fr: "Pour gagner, un sentier de cartes vertes va de la rangée 1 à la rangée 8. Chacune repose directement sur celle du dessous.",
        de: "Zum Gewinnen braucht ihr einen Pfad grüner Karten von Reihe 1 bis Reihe 8. Jede liegt direkt auf der vorigen.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "Green cards never lie side by side in a row, so the path can only climb.",
            fr: "Deux vertes ne sont jamais côte à côte, le sentier ne peut donc que monter.",
            de: "Grüne Karten liegen nie nebeneinander, der Pfad kann also nur steigen.",
          },
        },
        {
          status: "ours",
          text: {
            en: "The book does not say if a green Campfire counts. We count it.",
            fr: "Le livret ne dit pas si un feu vert compte. Nous le comptons.",
            de: "Das Heft sagt nicht, ob ein grünes Lagerfeuer zählt. Bei uns zählt es.",
          },
        },
      ],
      related: ["A.summit.when", "A.place.colour", "A.campfire.replace"],
    },
  },
} as const satisfies BookChapter;

export const chapters = [chapter] as const;

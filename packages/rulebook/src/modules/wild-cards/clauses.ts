import type { BookChapter } from "../../clauses/shapes";

/** EN 6.4: the two Wild cards of the Kickstarter edition. */
const chapter = {
  title: { en: "Wild cards", fr: "Jokers", de: "Joker" },
  clauses: {
    "T.wild.any": {
      title: {
        en: "A Wild card is any card",
        fr: "Le Joker vaut toute carte",
        de: "Der Joker ist jede Karte",
      },
      answer: {
        en: "A Wild stands in for *any* Island, Start, Finish, Compass or Sea Monster, named as you play it.",
        fr: "Un Joker vaut *toute* île, un départ, une arrivée, une Boussole ou un Monstre marin, nommé en le jouant.",
        de: "Ein Joker steht für *jede* Insel, für Start, Ziel, Kompass oder Seeungeheuer; beim Spielen sagst du, wofür.",
      },
      rule: {
        en: "A Wild stands in for another card: an Island, a Start, a Finish, a Compass or a Sea Monster. Name it when you play it. The name stays.",
        fr: "Un Joker remplace une autre carte : île, départ, arrivée, Boussole ou Monstre marin. Nomme-la en le jouant. Le nom reste.",
        de: "Ein Joker steht für eine andere Karte: Insel, Start, Ziel, Kompass oder Seeungeheuer. Beim Spielen nennst du sie. Dabei bleibt es.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The book forbids Islands already played. We add: none that a monster destroyed. Compass and Sea Monster need their expansion in play. As a Compass it may be played out of turn. A real Start in the hand comes first, a Wild does not replace it.",
            fr: "Le livret exclut les îles déjà jouées. Nous ajoutons : ni celles qu’un monstre a détruites. Boussole et Monstre marin demandent leur extension. En tant que Boussole, il peut se jouer hors de ton tour. Un vrai départ en main passe d’abord, le Joker ne le remplace pas.",
            de: "Das Heft schließt gespielte Inseln aus. Wir fügen hinzu: auch zerstörte. Kompass und Seeungeheuer brauchen ihre Erweiterung. Als Kompass darf man ihn auch außerhalb des eigenen Zuges spielen. Ein echter Start auf der Hand geht vor, ein Joker ersetzt ihn nicht.",
          },
        },
        {
          status: "ours",
          text: {
            en: "No two cards stand for one number. In the Pyramid an Island that a Sea Monster took lies among the discards, so its number is free again.",
            fr: "Deux cartes ne valent jamais le même nombre. Dans la Pyramide, une île prise par un Monstre marin est à la défausse, son nombre est donc libre.",
            de: "Zwei Karten stehen nie für dieselbe Zahl. In der Pyramide liegt eine Insel, die ein Seeungeheuer nahm, auf der Ablage; ihre Zahl ist also frei.",
          },
        },
      ],
      related: ["T.wild.free", "T.start.forced", "T.compass.shared", "T.monster.play"],
    },
    "T.wild.free": {
      title: {
        en: "A Wild card is never forced",
        fr: "Le Joker n’oblige à rien",
        de: "Der Joker zwingt zu nichts",
      },
      answer: {
        en: "You *never* have to play a Wild, and it may be discarded.",
        fr: "*Rien* ne t’oblige à jouer un Joker, et il se défausse.",
        de: "Du musst einen Joker *nie* spielen und darfst ihn abwerfen.",
      },
      rule: {
        en: "You never have to play a Wild. It may be discarded like any card.",
        fr: "Rien ne t’oblige à jouer un Joker. Il se défausse comme une autre carte.",
        de: "Du musst einen Joker nie spielen. Man darf ihn abwerfen wie jede Karte.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "The book names no duty and no exception for it.",
            fr: "Le livret ne lui donne ni devoir ni exception.",
            de: "Das Heft nennt dafür keine Pflicht und keine Ausnahme.",
          },
        },
      ],
      related: ["T.wild.any", "T.turn.discard-two"],
    },
  },
} as const satisfies BookChapter;

export const chapters = [chapter] as const;

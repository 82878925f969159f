import type { BookChapter } from "../../clauses/shapes";

/** VAR, The High Arch. */
const chapter = {
  title: { en: "The High Arch", fr: "La Grande Arche", de: "Der Hohe Bogen" },
  clauses: {
    "T.arch.layout": {
      title: { en: "The shape of the arch", fr: "La forme de l’arche", de: "Die Form des Bogens" },
      answer: {
        en: "Two pillars of *2 by 3* carry a roof of *7 by 4*: 40 spaces in all.",
        fr: "Deux piliers de *2 sur 3* portent un toit de *7 sur 4* : 40 cases en tout.",
        de: "Zwei Pfeiler von *2 mal 3* tragen ein Dach von *7 mal 4*: zusammen 40 Felder.",
      },
      rule: {
        en: "Two pillars carry a roof. Each pillar is two spaces wide and three high. The roof is seven wide and four high. That makes 40 spaces. The Finish has its gap at the top right.",
        fr: "Deux piliers portent un toit. Chaque pilier fait deux cases de large et trois de haut. Le toit en fait sept de large et quatre de haut. Cela fait 40 cases. L’arrivée a sa place en haut à droite.",
        de: "Zwei Pfeiler tragen ein Dach. Jeder Pfeiler ist zwei Felder breit und drei hoch. Das Dach ist sieben breit und vier hoch. Das sind 40 Felder. Das Ziel hat seine Lücke oben rechts.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "The sheet gives the sizes and leaves the pillars to a picture. Two by three with three between them uses the 25 border cards exactly.",
            fr: "Le feuillet donne les tailles et laisse les piliers à une image. Deux sur trois, trois entre eux : les 25 cartes de bordure suffisent juste.",
            de: "Das Blatt nennt die Größen und zeigt die Pfeiler nur im Bild. Zwei mal drei mit drei dazwischen braucht genau die 25 Randkarten.",
          },
        },
      ],
      related: ["T.arch.pillars", "T.arch.roof", "T.setup.mix"],
    },
    "T.arch.no-start": {
      title: { en: "No Start", fr: "Pas de départ", de: "Kein Start" },
      answer: {
        en: "*None*: the High Arch is played without Start cards.",
        fr: "*Aucun* : la Grande Arche se joue sans carte de départ.",
        de: "*Keinen*: Der Hohe Bogen wird ohne Startkarten gespielt.",
      },
      rule: {
        en: "The High Arch has no Start cards. The deck holds the Islands and the Finish cards.",
        fr: "La Grande Arche n’a pas de carte de départ. Le paquet contient les îles et les arrivées.",
        de: "Der Hohe Bogen hat keine Startkarten. Im Stapel sind die Inseln und die Ziele.",
      },
      related: ["T.arch.layout", "T.arch.win"],
    },
    "T.arch.pillars": {
      title: { en: "First the pillars", fr: "D’abord les piliers", de: "Zuerst die Pfeiler" },
      answer: {
        en: "Until both pillars are full you play *only there*, each rising on its own and free of charge.",
        fr: "Tant que les deux piliers ne sont pas pleins, on ne joue *que là*, indépendamment et sans payer.",
        de: "Bis beide Pfeiler voll sind, spielt man *nur dort*, jeden für sich und kostenlos.",
      },
      rule: {
        en: "Until both pillars are full, play only into them. Each rises on its own, from its bottom left to its top right. The other pillar does not matter. Nothing here costs cards.",
        fr: "Tant que les deux piliers ne sont pas pleins, on ne joue que là. Chacun monte indépendamment, d’en bas à gauche jusqu’en haut à droite. L’autre pilier ne compte pas. Rien n’y coûte de cartes.",
        de: "Bis beide Pfeiler voll sind, spielt man nur dorthin. Jeder steigt für sich, von unten links bis oben rechts. Der andere Pfeiler zählt nicht. Nichts davon kostet Karten.",
      },
      related: ["T.arch.roof", "T.place.ascending", "T.turn.discard-two"],
    },
    "T.arch.roof": {
      title: { en: "Then the roof", fr: "Ensuite le toit", de: "Dann das Dach" },
      answer: {
        en: "When both pillars are full you play *only on the roof*, with the usual order and price.",
        fr: "Quand les deux piliers sont pleins, on ne joue *que sur le toit*, avec l’ordre et le prix habituels.",
        de: "Sind beide Pfeiler voll, spielt man *nur auf dem Dach*, mit üblicher Reihenfolge und üblichem Preis.",
      },
      rule: {
        en: "When both pillars are full, play only on the roof. The usual rules of order and price hold there. The roof is a line of its own; the pillars are no neighbours.",
        fr: "Quand les deux piliers sont pleins, on ne joue que sur le toit. Les règles habituelles d’ordre et de prix s’y appliquent. Le toit est une ligne à part ; les piliers n’y sont pas voisins.",
        de: "Sind beide Pfeiler voll, spielt man nur auf dem Dach. Dort gelten die üblichen Regeln für Reihenfolge und Preis. Das Dach ist eine eigene Linie; die Pfeiler sind keine Nachbarn.",
      },
      related: ["T.arch.pillars", "T.place.cost", "T.arch.win"],
    },
    "T.arch.win": {
      title: { en: "Completing the arch", fr: "Achever l’arche", de: "Den Bogen vollenden" },
      answer: {
        en: "Fill the roof, then play a *Finish*.",
        fr: "Remplis le toit, puis joue une *arrivée*.",
        de: "Füllt das Dach und spielt dann ein *Ziel*.",
      },
      rule: {
        en: "Fill the roof, then play a Finish. Everyone wins.",
        fr: "Remplis le toit, puis joue une arrivée. Tout le monde gagne.",
        de: "Füllt das Dach, dann spielt ein Ziel. Alle gewinnen.",
      },
      related: ["T.arch.roof", "T.end.win"],
    },
  },
} as const satisfies BookChapter;

export const chapters = [chapter] as const;

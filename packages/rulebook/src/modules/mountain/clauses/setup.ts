import type { BookChapter } from "../../../clauses/shapes";

/** ASC 3: the mountain is laid out. */
export const setupClauses = {
  title: { en: "Setup", fr: "Mise en place", de: "Aufbau" },
  clauses: {
    "A.setup.bridges": {
      title: { en: "Bridges to begin with", fr: "Des ponts au départ", de: "Brücken zu Beginn" },
      answer: {
        en: "Player *2* begins with one Bridge; with four or five players, player *4* has one too.",
        fr: "La personne *2* commence avec un pont ; à quatre ou cinq, la personne *4* en a un aussi.",
        de: "Person *2* beginnt mit einer Brücke; zu viert oder fünft auch Person *4*.",
      },
      rule: {
        en: "The first player is picked at random. With two or three players, player 2 gets one Bridge. With four or five, players 2 and 4 get one each.",
        fr: "La première personne est tirée au sort. À deux ou trois, la personne 2 reçoit un pont. À quatre ou cinq, les personnes 2 et 4 en reçoivent un.",
        de: "Wer beginnt, entscheidet das Los. Zu zweit oder dritt bekommt Person 2 eine Brücke. Zu viert oder fünft bekommen Person 2 und 4 je eine.",
      },
      related: ["A.setup.deck", "A.setup.hand", "A.bridge.place"],
    },
    "A.setup.deck": {
      title: { en: "Dealing the mountain", fr: "Répartir la montagne", de: "Den Berg verteilen" },
      answer: {
        en: "All other cards are shuffled and dealt *evenly* as draw piles.",
        fr: "Toutes les autres cartes sont mélangées et réparties *équitablement* en pioches.",
        de: "Alle übrigen Karten werden gemischt und *gleichmäßig* als Nachziehstapel verteilt.",
      },
      rule: {
        en: "Shuffle all other cards together and deal them evenly as draw piles. If it does not come out even, the first player gets a larger pile. The other sizes fall at random.",
        fr: "Mélange toutes les autres cartes et répartis-les équitablement en pioches. Si cela ne tombe pas juste, la première personne reçoit une pioche plus grande. Le sort décide du reste.",
        de: "Mische alle übrigen Karten und verteile sie gleichmäßig als Nachziehstapel. Geht es nicht auf, bekommt die erste Person einen größeren Stapel. Den Rest bestimmt der Zufall.",
      },
      related: ["A.setup.bridges", "A.setup.hand"],
    },
    "A.setup.hand": {
      title: { en: "The opening hand", fr: "La première main", de: "Die erste Hand" },
      answer: {
        en: "You hold *five* cards; whoever has a Bridge draws four.",
        fr: "Tu as *cinq* cartes en main ; qui a un pont en pioche quatre.",
        de: "Du hast *fünf* Karten auf der Hand; wer eine Brücke hat, zieht vier.",
      },
      rule: {
        en: "Draw until you hold five cards. Whoever has a Bridge draws four.",
        fr: "Pioche jusqu’à cinq cartes en main. Qui a un pont en pioche quatre.",
        de: "Ziehe, bis du fünf Karten hast. Wer eine Brücke hat, zieht vier.",
      },
      related: ["A.setup.deck", "A.turn.action"],
    },
    "A.setup.solo": {
      title: { en: "Alone on the mountain", fr: "En solo sur la montagne", de: "Allein am Berg" },
      answer: {
        en: "Alone, leave out the six 1s, hold *six* cards and lay out *three* Guide ropes.",
        fr: "En solo, retire les six 1, garde *six* cartes en main et prévois *trois* cordes.",
        de: "Allein nimmst du die sechs Einsen heraus, hältst *sechs* Karten und legst *drei* Seile bereit.",
      },
      rule: {
        en: "Take the six 1s out. Your hand holds six cards. Lay out three Guide ropes, or fewer for a harder climb. You begin without a Bridge.",
        fr: "Retire les six 1. Ta main a six cartes. Prévois trois cordes, ou moins pour une ascension plus difficile. Tu commences sans pont.",
        de: "Nimm die sechs Einsen heraus. Deine Hand hat sechs Karten. Lege drei Seile bereit, oder weniger für einen schwereren Aufstieg. Du beginnst ohne Brücke.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "The book gives the first Bridge to player 2. Alone there is no player 2, so there is no Bridge.",
            fr: "Le livret donne le premier pont à la personne 2. En solo, il n’y a pas de personne 2, donc pas de pont.",
            de: "Das Heft gibt die erste Brücke Person 2. Allein gibt es keine Person 2, also auch keine Brücke.",
          },
        },
      ],
      related: ["A.rope.use", "A.goat.symbol"],
    },
  },
} as const satisfies BookChapter;

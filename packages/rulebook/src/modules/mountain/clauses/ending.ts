import type { BookChapter } from "../../../clauses/shapes";

/** ASC 4a Summit cards, 5 and 8: how the climb ends. ASC 6: Guide ropes. */
export const endingClauses = {
  title: { en: "Summit and end", fr: "Sommet et fin", de: "Gipfel und Ende" },
  clauses: {
    "A.summit.when": {
      title: {
        en: "When the Summit may be played",
        fr: "Quand jouer le sommet",
        de: "Wann der Gipfel gespielt werden darf",
      },
      answer: {
        en: "Only when all *44* spaces are filled, every Bridge is covered and every goal is met.",
        fr: "Seulement quand les *44* cases sont remplies, tous les ponts couverts et tous les buts atteints.",
        de: "Erst wenn alle *44* Felder gefüllt, alle Brücken abgedeckt und alle Ziele erreicht sind.",
      },
      rule: {
        en: "The Summit comes last: all 44 spaces hold Ascent cards or Campfires, and every Bridge is covered. The goals of the modules must be met too.",
        fr: "Le sommet vient en dernier : les 44 cases ont une carte d’ascension ou un feu, et tous les ponts sont couverts. Les buts des modules doivent aussi être atteints.",
        de: "Der Gipfel kommt zuletzt: Auf allen 44 Feldern liegen Aufstiegskarten oder Lagerfeuer, jede Brücke ist abgedeckt. Auch die Ziele der Module müssen erreicht sein.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "The book says that these goals are needed to win. So a Summit played earlier would be lost, and we refuse it.",
            fr: "Le livret dit que ces buts sont nécessaires pour gagner. Un sommet joué trop tôt serait perdu, donc nous le refusons.",
            de: "Das Heft sagt, dass diese Ziele zum Sieg nötig sind. Ein zu früher Gipfel wäre verloren, darum lehnen wir ihn ab.",
          },
        },
      ],
      related: ["A.end.win", "A.bridge.cover", "A.green.path", "A.panorama.done", "A.goat.win"],
    },
    "A.end.win": {
      title: { en: "Winning", fr: "Gagner", de: "Gewinnen" },
      answer: {
        en: "Everyone wins together the moment the *Summit* is played.",
        fr: "Tout le monde gagne ensemble dès que le *sommet* est joué.",
        de: "Alle gewinnen gemeinsam, sobald der *Gipfel* gespielt wird.",
      },
      rule: {
        en: "When the Summit is played, everyone wins together.",
        fr: "Quand le sommet est joué, tout le monde gagne ensemble.",
        de: "Wird der Gipfel gespielt, gewinnen alle gemeinsam.",
      },
      related: ["A.summit.when", "A.end.lose"],
    },
    "A.end.lose": {
      title: { en: "Losing", fr: "Perdre", de: "Verlieren" },
      answer: {
        en: "Everyone loses when the player in turn has *no legal action*.",
        fr: "Tout le monde perd quand la personne dont c’est le tour n’a *aucune action permise*.",
        de: "Alle verlieren, wenn die Person am Zug *keine erlaubte Aktion* hat.",
      },
      rule: {
        en: "It is your turn and you have no legal action: everyone loses. You are safe while you can play a card, discard two, use a rope or herd goats.",
        fr: "C’est ton tour et tu n’as aucune action permise : tout le monde perd. Tu es à l’abri si tu peux jouer une carte, en défausser deux, utiliser une corde ou mener des chèvres.",
        de: "Du bist am Zug und hast keine erlaubte Aktion: Alle verlieren. Sicher bist du, solange du eine Karte spielen, zwei abwerfen, ein Seil nutzen oder Ziegen treiben kannst.",
      },
      related: ["A.turn.discard-two", "A.rope.use", "A.goat.herd", "T.end.last-card"],
    },
    "A.rope.use": {
      title: { en: "Using a Guide rope", fr: "Utiliser une corde", de: "Ein Seil nutzen" },
      answer: {
        en: "Alone, as your action, shuffle your *whole hand* into your pile and draw *six*, once a rope.",
        fr: "En solo, comme action, mélange *toute ta main* à ta pioche et pioche *six* cartes, une fois par corde.",
        de: "Allein mischst du als Aktion *die ganze Hand* in den Stapel und ziehst *sechs*, einmal je Seil.",
      },
      rule: {
        en: "When you play alone, you may use a Guide rope as your action. Shuffle your whole hand into your draw pile and draw six. Each rope works once.",
        fr: "En solo, tu peux utiliser une corde comme action. Mélange toute ta main à ta pioche et pioche six cartes. Chaque corde sert une fois.",
        de: "Spielst du allein, darfst du als Aktion ein Seil nutzen. Mische deine ganze Hand in den Nachziehstapel und ziehe sechs. Jedes Seil hilft einmal.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "With fewer than six cards in hand, or an empty pile, it works the same. The book sets no such condition.",
            fr: "Avec moins de six cartes en main, ou une pioche vide, cela marche aussi. Le livret ne pose pas de condition.",
            de: "Mit weniger als sechs Handkarten oder leerem Stapel geht es ebenso. Das Heft nennt keine solche Bedingung.",
          },
        },
      ],
      related: ["A.setup.solo", "A.end.lose"],
    },
  },
} as const satisfies BookChapter;

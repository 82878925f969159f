import type { BookChapter } from "../../../clauses/shapes";

/** EN 3, FR 3: the standard game is laid out; EN 7.1: Islands taken out. */
export const setupClauses = {
  title: { en: "Setup", fr: "Mise en place", de: "Aufbau" },
  clauses: {
    "T.setup.remove": {
      title: {
        en: "Taking Islands out",
        fr: "Retirer des îles",
        de: "Inseln herausnehmen",
      },
      answer: {
        en: "To make it harder, take Islands out *unseen*: Galateia 4, Triton 6, Leucothea 8, Amphitrite 10, Poseidon 12.",
        fr: "Pour plus de difficulté, retire des îles *sans les voir* : Galatée 4, Triton 6, Leucothée 8, Amphitrite 10, Poséidon 12.",
        de: "Schwerer wird es, wenn du Inseln *ungesehen* herausnimmst: Galatea 4, Triton 6, Leukothea 8, Amphitrite 10, Poseidon 12.",
      },
      rule: {
        en: "For a harder game, take Islands out of the deck. Draw them at random and look at none. The named steps are Galateia 4, Triton 6, Leucothea 8, Amphitrite 10 and Poseidon 12.",
        fr: "Pour une partie plus difficile, retire des îles du paquet. Tire-les au hasard, sans les regarder. Les niveaux nommés sont Galatée 4, Triton 6, Leucothée 8, Amphitrite 10 et Poséidon 12.",
        de: "Für ein schwereres Spiel nimmt man Inseln aus dem Stapel. Man zieht sie zufällig und sieht keine an. Die benannten Stufen sind Galatea 4, Triton 6, Leukothea 8, Amphitrite 10 und Poseidon 12.",
      },
      beyond: [
        {
          status: "ours",
          text: {
            en: "The book names five steps. Any number up to 12 works the same way, so we allow each of them. High Arch, Pyramid and Day & Night may use it too. The Competitive game may not: there every Island counts.",
            fr: "Le livret nomme cinq niveaux. Tout nombre jusqu’à 12 marche de la même façon, nous les permettons tous. La Grande Arche, la Pyramide et Jour et nuit peuvent s’en servir. La Compétition non : là, chaque île compte.",
            de: "Das Heft nennt fünf Stufen. Jede Zahl bis 12 geht ebenso, darum erlauben wir alle. Hoher Bogen, Pyramide sowie Tag und Nacht dürfen es auch nutzen. Der Wettstreit nicht: Dort zählt jede Insel.",
          },
        },
      ],
      related: ["T.setup.deck", "T.duel.deck"],
    },
    "T.setup.mix": {
      title: {
        en: "Variants stay apart",
        fr: "Les variantes restent à part",
        de: "Varianten bleiben für sich",
      },
      answer: {
        en: "The four variants are played *without* Stormy Seas cards, and each on its own.",
        fr: "Les quatre variantes se jouent *sans* les cartes Mers agitées, et chacune à part.",
        de: "Die vier Varianten spielt man *ohne* die Karten der Stürmischen See, und jede für sich.",
      },
      rule: {
        en: "Four variants have rules of their own: High Arch, Pyramid, Day & Night and Competitive. They are not played with Stormy Seas cards. Such a choice is refused.",
        fr: "Quatre variantes ont leurs propres règles : Grande Arche, Pyramide, Jour et nuit, Compétition. Elles se jouent sans les cartes Mers agitées. Un tel choix est refusé.",
        de: "Vier Varianten haben eigene Regeln: Hoher Bogen, Pyramide, Tag und Nacht, Wettstreit. Man spielt sie ohne die Karten der Stürmischen See. Eine solche Wahl wird abgelehnt.",
      },
      beyond: [
        {
          status: "inferred",
          text: {
            en: "The variants sheet says they were not made to be combined. That we refuse it follows from there.",
            fr: "Le feuillet des variantes dit qu’elles ne sont pas faites pour cela. Le refus en découle.",
            de: "Das Variantenblatt sagt, dass sie nicht dafür gemacht sind. Daraus folgt, dass wir es ablehnen.",
          },
        },
      ],
      related: ["T.setup.remove", "T.arch.layout", "T.pyramid.deck", "T.night.deck", "T.duel.players"],
    },
    "T.setup.deck": {
      title: { en: "Dealing the deck", fr: "Répartir les cartes", de: "Die Karten verteilen" },
      answer: {
        en: "Shuffle the Islands, five Finish cards and the chosen extras, and deal them *evenly* as draw piles.",
        fr: "Mélange les îles, les cinq arrivées et les extensions choisies, puis répartis-les *équitablement* en pioches.",
        de: "Mische Inseln, fünf Ziele und gewählte Zusätze und verteile sie *gleichmäßig* als Nachziehstapel.",
      },
      rule: {
        en: "Shuffle the Islands and the five Finish cards together. Chosen Sea Monsters, Storms and Wild cards go in too. Deal everything face down as evenly as you can. Each player’s share is their draw pile.",
        fr: "Mélange les îles et les cinq arrivées. Ajoute les Monstres marins, Tempêtes et Jokers choisis. Répartis tout face cachée, aussi équitablement que possible. La part de chacun est sa pioche.",
        de: "Mische die Inseln und die fünf Ziele. Gewählte Seeungeheuer, Stürme und Joker kommen dazu. Verteile alles verdeckt und möglichst gleichmäßig. Der Anteil jeder Person ist ihr Nachziehstapel.",
      },
      related: ["T.setup.hand", "T.setup.first", "T.setup.remove"],
    },
    "T.setup.hand": {
      title: { en: "The opening hand", fr: "La première main", de: "Die erste Hand" },
      answer: {
        en: "Draw *five* cards, and only then shuffle one Start into your own pile.",
        fr: "Pioche *cinq* cartes, et seulement ensuite mélange un départ dans ta pioche.",
        de: "Ziehe *fünf* Karten und mische erst dann einen Start in deinen Stapel.",
      },
      rule: {
        en: "Draw five cards from your own pile. Then shuffle one Start into your pile. So no opening hand holds a Start.",
        fr: "Prends cinq cartes de ta pioche. Mélange ensuite une carte de départ dans ta pioche. Aucune première main n’en contient donc.",
        de: "Ziehe fünf Karten vom eigenen Stapel. Mische dann einen Start hinein. So hat niemand am Anfang einen Start auf der Hand.",
      },
      related: ["T.setup.deck", "T.start.forced"],
    },
    "T.setup.first": {
      title: { en: "Who goes first", fr: "Qui commence", de: "Wer beginnt" },
      answer: {
        en: "Whoever has the *smallest* draw pile goes first; chance picks among equals.",
        fr: "La *plus petite* pioche commence ; à égalité, on tire au sort.",
        de: "Wer den *kleinsten* Nachziehstapel hat, beginnt; bei gleichen entscheidet das Los.",
      },
      rule: {
        en: "Whoever has the fewest cards in the draw pile goes first. If several have the fewest, pick one of them at random.",
        fr: "La personne dont la pioche est la plus petite commence. S’il y en a plusieurs, on tire au sort entre elles.",
        de: "Wer den kleinsten Nachziehstapel hat, beginnt. Sind es mehrere, entscheidet das Los unter ihnen.",
      },
      related: ["T.setup.deck", "T.turn.action"],
    },
  },
} as const satisfies BookChapter;

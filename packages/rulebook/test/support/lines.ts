/** Acts as facts, and the line that each produces. */
export const NB = "\u00a0";
const shares = (...given: readonly number[]): string => given.join(`${NB}·${NB}`);

export const laid = [
  "47 hand:2>r4c2 T.place.empty",
  "12 hand:2>discard:2 T.place.pay",
  "? hand:2>discard:2 T.place.pay",
  "turn helm:2>acted:2 T.turn.action",
  "? pile:2>hand:2 T.turn.draw",
  "turn acted:2>helm:3 T.turn.action",
];

const tolls = (seat: number, count: number): string[] =>
  Array.from({ length: count }, () => `toll pot>tray:${seat} T.start.eight`);

export const LINES = [
  {
    facts: laid,
    en: "Ben: 47, row 4 column 2, discarded 2.",
    fr: `Ben${NB}: 47, rangée 4 colonne 2, défausse 2.`,
    de: "Ben: 47, Reihe 4 Spalte 2, 2 abgeworfen.",
  },
  {
    facts: ["47 hand:2>r4c2 T.place.empty", "turn helm:2>acted:2 T.turn.action"],
    en: "Ben: 47, row 4 column 2.",
    fr: `Ben${NB}: 47, rangée 4 colonne 2.`,
    de: "Ben: 47, Reihe 4 Spalte 2.",
  },
  {
    facts: ["start hand:3>berth:start T.start.forced", "toll bank>pot T.start.eight"],
    en: "Cléo laid the Start.",
    fr: "Cléo pose le départ.",
    de: "Cléo hat den Start gelegt.",
  },
  {
    facts: ["finish hand:1>berth:finish T.finish.when", "turn helm:1>won T.end.win"],
    en: "Ana laid the Finish.",
    fr: "Ana pose l’arrivée.",
    de: "Ana hat das Ziel gelegt.",
  },
  {
    facts: ["? hand:1>discard:1 T.turn.discard-two", "? hand:1>discard:1 T.turn.discard-two"],
    en: "Ana discarded 2.",
    fr: "Ana défausse 2.",
    de: "Ana hat 2 abgeworfen.",
  },
  {
    facts: [
      "? hand:3>discard:3 T.start.eight",
      "toll tray:3>bank T.start.eight",
      "? pile:1>hand:1 T.start.refill",
      "? pile:3>hand:3 T.start.refill",
    ],
    en: "Cléo discarded 1. All drew up.",
    fr: "Cléo défausse 1. Chacun complète sa main.",
    de: "Cléo hat 1 abgeworfen. Alle haben nachgezogen.",
  },
  {
    facts: ["? hand:1>discard:1 T.start.solo", "? pile:1>hand:1 T.start.refill"],
    en: "Ana discarded 1. Ana drew 1.",
    fr: "Ana défausse 1. Ana pioche 1.",
    de: "Ana hat 1 abgeworfen. Ana hat 1 gezogen.",
  },
  {
    facts: ["gladly:1 talk>dial:1 T.start.eight", "atmost:1 talk>dial:3 T.start.eight"],
    en: "Ana offers 1, at most 3.",
    fr: "Ana offre 1, au plus 3.",
    de: "Ana bietet 1, höchstens 3.",
  },
  {
    facts: ["atmost:1 dial:3>dial:4 T.start.eight"],
    en: "Ana offers at most 4.",
    fr: "Ana offre au plus 4.",
    de: "Ana bietet höchstens 4.",
  },
  {
    facts: ["agree:2 talk>chip:1 T.start.eight", ...tolls(1, 2), ...tolls(2, 4), ...tolls(3, 2)],
    en: `Ben agrees. All agree: ${shares(2, 4, 2)}.`,
    fr: `Ben est d’accord. Tous d’accord${NB}: ${shares(2, 4, 2)}.`,
    de: `Ben stimmt zu. Alle sind einig: ${shares(2, 4, 2)}.`,
  },
  {
    facts: ["agree:2 talk>chip:1 T.start.eight", ...tolls(1, 5), ...tolls(3, 3)],
    en: `Ben agrees. All agree: ${shares(5, 0, 3)}.`,
    fr: `Ben est d’accord. Tous d’accord${NB}: ${shares(5, 0, 3)}.`,
    de: `Ben stimmt zu. Alle sind einig: ${shares(5, 0, 3)}.`,
  },
  {
    facts: [
      "? hand:1>discard:1 T.turn.discard-two",
      "? hand:1>discard:1 T.turn.discard-two",
      "turn helm:2>lost T.end.lose",
    ],
    en: "Ana discarded 2. The sea is closed.",
    fr: "Ana défausse 2. La mer s’est refermée.",
    de: "Ana hat 2 abgeworfen. Die See ist zu.",
  },
  {
    facts: ["? deck>pile:1 T.setup.deck", "? pile:1>hand:1 T.setup.hand"],
    en: "The cards are dealt.",
    fr: "Les cartes sont distribuées.",
    de: "Die Karten sind verteilt.",
  },
  {
    facts: ["rocks row:2>row:3 T.rocks.move", "turn acted:2>helm:3 T.turn.action"],
    en: "Ben moved the rocks to row 3.",
    fr: "Ben déplace les récifs à la rangée 3.",
    de: "Ben hat die Felsen in Reihe 3 versetzt.",
  },
  {
    facts: ["47 r4c2>gone T.monster.play", "monster#1 hand:1>gone T.monster.play"],
    en: "Ana: Sea Monster on 47, row 4 column 2.",
    fr: `Ana${NB}: Monstre marin sur 47, rangée 4 colonne 2.`,
    de: "Ana: Seeungeheuer auf 47, Reihe 4 Spalte 2.",
  },
  {
    facts: ["wild#1 r4c2>gone T.monster.play", "monster#1 hand:1>gone T.monster.play"],
    en: "Ana: Sea Monster on the Wild card, row 4 column 2.",
    fr: `Ana${NB}: Monstre marin sur le Joker, rangée 4 colonne 2.`,
    de: "Ana: Seeungeheuer auf den Joker, Reihe 4 Spalte 2.",
  },
  {
    facts: [
      "wild#1 hand:1>r1c1 T.place.empty",
      "monster#1 explorer>discard:1 T.pyramid.monster",
      "wild#1 r1c1>discard:1 T.pyramid.monster",
    ],
    en: "Ana: the Wild card, row 1 column 1. A Sea Monster takes the Wild card.",
    fr: `Ana${NB}: le Joker, rangée 1 colonne 1. Un Monstre marin prend le Joker.`,
    de: "Ana: der Joker, Reihe 1 Spalte 1. Ein Seeungeheuer nimmt den Joker.",
  },
  {
    facts: ["holder:2 unsaid>disclosed T.monster.finish"],
    en: "Ana tried the Finish. Ben still holds a Sea Monster.",
    fr: "Ana tente l’arrivée. Ben a encore un Monstre marin.",
    de: "Ana hat das Ziel versucht. Ben hat noch ein Seeungeheuer.",
  },
  {
    facts: ["holder:2 unsaid>disclosed T.monster.finish", "holder:3 unsaid>disclosed T.monster.finish"],
    en: "Ana tried the Finish. Ben and Cléo still hold Sea Monsters.",
    fr: "Ana tente l’arrivée. Ben et Cléo ont encore des Monstres marins.",
    de: "Ana hat das Ziel versucht. Ben und Cléo haben noch Seeungeheuer.",
  },
  {
    facts: [
      "73 hand:2>r6c6 T.place.empty",
      "storm:purple#1 hand:2>drawn:2 T.storm.draw",
      "storm:purple#1 drawn:2>gone T.storm.purple",
    ],
    en: "Ben: 73, row 6 column 6. Ben drew the purple Storm.",
    fr: `Ben${NB}: 73, rangée 6 colonne 6. Ben pioche la Tempête pourpre.`,
    de: "Ben: 73, Reihe 6 Spalte 6. Ben zieht den violetten Sturm.",
  },
  {
    facts: [
      "? hand:2>discard:2 T.turn.discard-two",
      "? hand:2>discard:2 T.turn.discard-two",
      "storm:yellow#1 hand:2>drawn:2 T.storm.draw",
    ],
    en: "Ben discarded 2. Ben drew the yellow Storm.",
    fr: "Ben défausse 2. Ben pioche la Tempête jaune.",
    de: "Ben hat 2 abgeworfen. Ben zieht den gelben Sturm.",
  },
  {
    facts: ["pass:3 waiting>passed T.storm.cancel", "storm:orange#2 drawn:1>orange:1 T.storm.orange"],
    en: "Cléo spends no Compass. The orange Storm takes effect.",
    fr: "Cléo garde les Boussoles. La Tempête orange agit.",
    de: "Cléo gibt keinen Kompass aus. Der orangefarbene Sturm wirkt.",
  },
  {
    facts: ["name:1 unnamed>named:37 T.wild.any", "wild#1 hand:1>r4c2 T.place.empty"],
    en: "Ana: Wild as 37, row 4 column 2.",
    fr: `Ana${NB}: Joker en 37, rangée 4 colonne 2.`,
    de: "Ana: Joker als 37, Reihe 4 Spalte 2.",
  },
  {
    facts: [
      "mark:r3c2 night>day T.night.rotate",
      "? hand:1>discard:1 T.place.pay",
      "sky day>night T.night.turn",
    ],
    en: "Ana turned row 3 column 2 to day, discarded 1. Night falls.",
    fr: "Ana tourne rangée 3 colonne 2 côté jour, défausse 1. La nuit tombe.",
    de: "Ana dreht Reihe 3 Spalte 2 auf Tag, 1 abgeworfen. Es wird Nacht.",
  },
  {
    facts: ["b7#1 hand:1>r3p2 A.place.next", "panorama:3-4-3 shown>met A.panorama.done"],
    en: "Ana: blue 7, row 3 place 2. Panorama 3-4-3 is met.",
    fr: `Ana${NB}: 7 bleu, rangée 3 place 2. Panorama 3-4-3 atteint.`,
    de: "Ana: blaue 7, Reihe 3 Platz 2. Panorama 3-4-3 erfüllt.",
  },
  {
    facts: ["g5#1 r2p3>lifted:2 A.campfire.replace", "campfire:g hand:2>r2p3 A.campfire.replace"],
    en: "Ben: the green Campfire, row 2 place 3. Green 5 must go higher.",
    fr: `Ben${NB}: le feu vert, rangée 2 place 3. 5 vert doit monter.`,
    de: "Ben: das grüne Lagerfeuer, Reihe 2 Platz 3. Grüne 5 muss hinauf.",
  },
  {
    facts: [
      "goat#1 goats:r3p2>goats:r4p2 A.goat.herd",
      "goat#2 goats:r3p2>goats:r4p2 A.goat.herd",
      "? hand:1>discard:1 A.place.pay",
    ],
    en: "Ana: two goats to row 4 place 2, discarded 1.",
    fr: `Ana${NB}: deux chèvres, rangée 4 place 2, défausse 1.`,
    de: "Ana: zwei Ziegen, Reihe 4 Platz 2, 1 abgeworfen.",
  },
  {
    facts: ["toll#3 pot>bank T.start.unpayable"],
    en: "Ana: the crew gives 1 less.",
    fr: `Ana${NB}: l’équipage donne 1 de moins.`,
    de: "Ana: Die Crew gibt 1 weniger.",
  },
  {
    facts: ["turn helm:2>lost A.end.lose"],
    en: "Ben can do nothing. The climb ends here.",
    fr: "Ben ne peut plus rien faire. L’ascension s’arrête ici.",
    de: "Ben kann nichts mehr tun. Hier endet der Aufstieg.",
  },
] as const;

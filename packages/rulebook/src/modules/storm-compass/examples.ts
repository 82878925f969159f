import type { Example } from "../../examples/shapes";

export const examples: readonly Example[] = [
  {
    id: "T.storm.draw/never-held",
    clause: "T.storm.draw",
    caption: {
      en: "A Storm is drawn and lies open at once; it never stays in the hand. Drawing goes on.",
      fr: "Une Tempête est piochée et se pose aussitôt ; elle ne reste jamais en main. On continue à piocher.",
      de: "Ein Sturm wird gezogen und liegt sofort offen; er bleibt nie auf der Hand. Man zieht weiter.",
    },
    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60 hand:2=10,50 pile:1=storm:orange#1,33,34 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: discard 5 20",
        allowed: "yes",
        facts: [
          "storm:orange#1 hand:1>drawn:1 T.storm.draw",
          "storm:orange#1 drawn:1>orange:1 T.storm.orange",
        ],
        leaves: {
          counts: {
            "hand:1": 4,
            "pile:1": 0,
          },
        },
      },
    ],
  },
  {
    id: "T.storm.cancel/before-it-strikes",
    clause: "T.storm.cancel",
    caption: {
      en: "A yellow Storm is just drawn and the crew has a Compass. Anyone may spend it now.",
      fr: "Une Tempête jaune vient d’être piochée et l’équipage a une Boussole. Chacun peut la dépenser maintenant.",
      de: "Ein gelber Sturm ist eben gezogen, und die Crew hat einen Kompass. Jede Person darf ihn jetzt ausgeben.",
    },
    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,50 drawn:1=storm:yellow#1 team=compass#1 berth:start=start#1 acted:1=turn",
    tries: [
      {
        act: "2: compass drawn:1",
        allowed: "yes",
        facts: ["compass#1 team>gone T.compass.shared", "storm:yellow#1 drawn:1>gone T.storm.cancel"],
      },
      {
        act: "2: pass",
        allowed: "yes",
        facts: ["pass:2 waiting>passed T.storm.cancel"],
      },
    ],
    stands: {
      due: {
        step: "storm",
        seats: [1, 2],
        clause: "T.storm.cancel",
      },
    },
  },
  {
    id: "T.storm.yellow/down-to-three",
    clause: "T.storm.yellow",
    caption: {
      en: "A yellow Storm strikes a hand of five: exactly two cards go.",
      fr: "Une Tempête jaune frappe une main de cinq : deux cartes exactement partent.",
      de: "Ein gelber Sturm trifft eine Hand von fünf: Genau zwei Karten gehen weg.",
    },
    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,50 shedding:1=storm:yellow#1 berth:start=start#1 acted:1=turn",
    tries: [
      {
        act: "1: shed 5 20",
        allowed: "yes",
        holds: "yes",
        with: {
          need: 2,
        },
        facts: ["5 hand:1>discard:1 T.storm.yellow", "storm:yellow#1 shedding:1>yellow:1 T.storm.yellow"],
        leaves: {
          counts: {
            "hand:1": 3,
          },
        },
      },
      {
        act: "1: shed 5",
        allowed: "no",
        holds: "no",
        with: {
          need: 2,
          given: 1,
        },
      },
    ],
    stands: {
      due: {
        step: "shed",
        seats: [1],
        clause: "T.storm.yellow",
      },
    },
  },
  {
    id: "T.storm.yellow-start/two-unseen",
    clause: "T.storm.yellow-start",
    caption: {
      en: "Under a yellow Storm the top two of the own pile may go toward the eight, unseen.",
      fr: "Sous une Tempête jaune, les deux cartes du dessus de ta pioche peuvent compter pour les huit, sans être vues.",
      de: "Unter einem gelben Sturm dürfen die obersten zwei des eigenen Stapels ungesehen zu den acht.",
    },
    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40 hand:2=10,50 yellow:1=storm:yellow#1 granted=leave:1 tray:1=toll#1,toll#2,toll#3 pile:1=33,34 berth:start=start#1 settling:1=turn",
    tries: [
      {
        act: "1: blind",
        allowed: "yes",
        holds: "yes",
        with: {
          need: 2,
          have: 2,
        },
        facts: ["leave:1 granted>gone T.storm.yellow-start"],
        leaves: {
          counts: {
            "tray:1": 1,
            "pile:1": 0,
          },
        },
      },
      {
        before: ["1: blind"],
        act: "1: blind",
        allowed: "no",
        holds: "no",
      },
    ],
  },
  {
    id: "T.storm.purple/a-closed-row",
    clause: "T.storm.purple",
    caption: {
      en: "A purple Storm lies beside row 3: nothing may be placed there.",
      fr: "Une Tempête pourpre est à côté de la rangée 3 : rien ne s’y pose.",
      de: "Ein violetter Sturm liegt neben Reihe 3: Dort darf nichts gelegt werden.",
    },
    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=40,60,70 hand:2=10,50 row:3=storm:purple#1 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 40 r3c3",
        allowed: "no",
        holds: "no",
        with: {
          row: 3,
        },
      },
      {
        act: "1: 40 r4c1",
        allowed: "yes",
        holds: "yes",
      },
    ],
  },
  {
    id: "T.storm.purple/choose-a-row",
    clause: "T.storm.purple",
    caption: {
      en: "Whoever drew it chooses a row with an empty space. Row 1 is full.",
      fr: "La personne qui l’a piochée choisit une rangée avec une case vide. La rangée 1 est pleine.",
      de: "Wer ihn gezogen hat, wählt eine Reihe mit freiem Feld. Reihe 1 ist voll.",
    },
    position:
      "sea p2 storms | 1 2 4 6 8 12/. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=40,60,70 hand:2=10,50 drawn:1=storm:purple#1 berth:start=start#1 acted:1=turn",
    tries: [
      {
        act: "1: fog row:3",
        allowed: "yes",
        holds: "yes",
        with: {
          row: 3,
        },
        facts: ["storm:purple#1 drawn:1>row:3 T.storm.purple"],
      },
      {
        act: "1: fog row:1",
        allowed: "no",
        holds: "no",
        with: {
          row: 1,
        },
      },
    ],
    stands: {
      due: {
        step: "fog",
        seats: [1],
        clause: "T.storm.purple",
      },
    },
  },
  {
    id: "T.storm.orange/hug-the-coast",
    clause: "T.storm.orange",
    caption: {
      en: "Under an orange Storm an Island must touch a card. 32 beside 30 costs 2. Discarding two stays allowed.",
      fr: "Sous une Tempête orange, une île doit toucher une carte. Le 32 à côté du 30 coûte 2. Défausser deux cartes reste permis.",
      de: "Unter einem orangefarbenen Sturm muss eine Insel eine Karte berühren. Die 32 neben der 30 kostet 2. Zwei abwerfen bleibt erlaubt.",
    },
    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=32,40,60,70 hand:2=10,50 orange:1=storm:orange#1 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 60 r5c1",
        allowed: "no",
        holds: "no",
      },
      {
        act: "1: 32 r3c2",
        allowed: "yes",
        price: 2,
        holds: "yes",
      },
      {
        act: "1: discard 40 60",
        allowed: "yes",
      },
    ],
  },
  {
    id: "T.compass.shared/out-of-turn",
    clause: "T.compass.shared",
    caption: {
      en: "It is the first seat’s turn, and the second spends the crew’s Compass.",
      fr: "C’est au premier siège de jouer, et le deuxième dépense la Boussole de l’équipage.",
      de: "Der erste Platz ist am Zug, und der zweite gibt den Kompass der Crew aus.",
    },
    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=40,60,70 hand:2=10,50 row:3=storm:purple#1 team=compass#1 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "2: compass row:3",
        allowed: "yes",
        holds: "yes",
        with: {
          have: 1,
        },
        facts: ["compass#1 team>gone T.compass.shared", "storm:purple#1 row:3>gone T.compass.shared"],
      },
    ],
  },
  {
    id: "T.compass.shared/none-left",
    clause: "T.compass.shared",
    caption: {
      en: "A Storm lies, but the crew has no Compass.",
      fr: "Une Tempête est là, mais l’équipage n’a pas de Boussole.",
      de: "Ein Sturm liegt da, aber die Crew hat keinen Kompass.",
    },
    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=40,60,70 hand:2=10,50 row:3=storm:purple#1 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "2: compass row:3",
        allowed: "no",
        holds: "no",
        with: {
          have: 0,
        },
      },
    ],
  },
  {
    id: "T.compass.target/no-storm-there",
    clause: "T.compass.target",
    caption: {
      en: "The Storm lies beside row 3. Beside row 4 there is nothing to remove.",
      fr: "La Tempête est à côté de la rangée 3. À la rangée 4, il n’y a rien à retirer.",
      de: "Der Sturm liegt neben Reihe 3. Neben Reihe 4 gibt es nichts zu entfernen.",
    },
    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=40,60,70 hand:2=10,50 row:3=storm:purple#1 team=compass#1 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: compass row:4",
        allowed: "no",
        holds: "no",
        with: {
          at: "row:4",
        },
      },
      {
        act: "1: compass row:3",
        allowed: "yes",
        holds: "yes",
        with: {
          at: "row:3",
        },
      },
    ],
  },
  {
    id: "T.compass.gain-start/with-the-start",
    clause: "T.compass.gain-start",
    caption: {
      en: "Playing the Start earns the crew a Compass.",
      fr: "Jouer le départ rapporte une Boussole à l’équipage.",
      de: "Der Start bringt der Crew einen Kompass.",
    },
    position:
      "sea p3 storms | . . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=start#1,5,20,40,60 hand:2=10,30,50,61,71 hand:3=11,31,51,62,72 helm:1=turn",
    tries: [
      {
        act: "1: start",
        allowed: "yes",
        facts: ["compass#1 compasses>team T.compass.gain-start"],
      },
    ],
  },
  {
    id: "T.compass.gain-row/twelve-to-seventeen",
    clause: "T.compass.gain-row",
    caption: {
      en: "12 to 16 lie in one row. 17 fills it with six that follow: a Compass.",
      fr: "12 à 16 sont sur une rangée. Le 17 la remplit de six qui se suivent : une Boussole.",
      de: "12 bis 16 liegen in einer Reihe. Die 17 füllt sie mit sechs in Folge: ein Kompass.",
    },
    position:
      "sea p2 storms | . . . . . ./12 13 14 15 16 ./. . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=17,18,60 hand:2=10,50 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: 17 r2c6",
        allowed: "yes",
        price: 1,
        facts: ["compass#1 compasses>team T.compass.gain-row"],
      },
      {
        act: "1: 18 r2c6",
        allowed: "yes",
        price: 2,
        leaves: {
          counts: {
            team: 0,
          },
        },
      },
    ],
  },
  {
    id: "T.compass.gain-hand/all-of-it",
    clause: "T.compass.gain-hand",
    caption: {
      en: "Discard the whole hand for a Compass.",
      fr: "Défausse toute ta main pour une Boussole.",
      de: "Wirf die ganze Hand für einen Kompass ab.",
    },
    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40,60,70 hand:2=10,50 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: sweep",
        allowed: "yes",
        holds: "yes",
        with: {
          have: 5,
        },
        facts: ["5 hand:1>discard:1 T.compass.gain-hand", "compass#1 compasses>team T.compass.gain-hand"],
      },
    ],
  },
  {
    id: "T.compass.gain-hand/not-with-a-monster",
    clause: "T.compass.gain-hand",
    caption: {
      en: "A Sea Monster cannot be discarded, so this hand cannot go.",
      fr: "Un Monstre marin ne se défausse pas, cette main ne peut donc pas partir.",
      de: "Ein Seeungeheuer lässt sich nicht abwerfen, also kann diese Hand nicht weg.",
    },
    position:
      "sea p2 monsters3 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=monster#1,20,40 hand:2=10,50 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: sweep",
        allowed: "no",
        holds: "no",
        with: {
          need: 2,
        },
      },
    ],
  },
  {
    id: "T.compass.six/none-to-earn",
    clause: "T.compass.six",
    caption: {
      en: "All six Compasses are gone: a whole hand earns none.",
      fr: "Les six Boussoles sont parties : une main entière n’en rapporte plus.",
      de: "Alle sechs Kompasse sind weg: Eine ganze Hand bringt keinen mehr.",
    },
    position:
      "sea p2 storms | . . . . . ./. . . . . ./30 . . . . ./. . . . . ./. . . . . ./. . . . . . | hand:1=5,20,40 hand:2=10,50 compasses= team=compass#1,compass#2,compass#3,compass#4,compass#5,compass#6 berth:start=start#1 helm:1=turn",
    tries: [
      {
        act: "1: sweep",
        allowed: "no",
        holds: "no",
        with: {
          left: 0,
        },
      },
    ],
    stands: {
      counts: {
        team: 6,
        compasses: 0,
      },
    },
  },
];

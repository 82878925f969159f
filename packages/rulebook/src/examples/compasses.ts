import type { Example } from "./shapes";

/** EN 6.3: Compasses. */
export const compasses: readonly Example[] = [
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

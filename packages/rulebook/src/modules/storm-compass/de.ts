import { capital } from "../../counting";
import { asObject } from "../../verdict/words/de";
import type { en } from "./en";

export const de: typeof en = {
  cards: {
    compass: "ein Kompass",
    storm: "ein Sturm",
    "storm:yellow": "der gelbe Sturm",
    "storm:purple": "der violette Sturm",
    "storm:orange": "der orangefarbene Sturm",
  },
  seats: {
    yellow: (name) => `vor ${name}`,
    orange: (name) => `vor ${name}`,
    drawn: (name) => `vor ${name}`,
    shedding: (name) => `vor ${name}`,
  },
  due: {
    fog: "zuerst braucht der violette Sturm eine Reihe",
    shed: "gelber Sturm: zuerst bis auf drei Karten abwerfen",
    storm: "ein Sturm zieht auf: Gib einen Kompass aus oder passe",
  },
  allowed: {
    shed: "diese abwerfen",
    compass: "der Sturm verschwindet",
    pass: "kein Kompass",
    fog: "der Sturm liegt dort",
    sweep: "ein Kompass für die Hand",
    blind: "zwei ungesehene Karten",
  },
  refused: {
    fog: (row) =>
      row === undefined
        ? "ein violetter Sturm (Nebel) liegt auf dieser Reihe"
        : `violetter Sturm (Nebel) in Reihe ${row}`,
    noRowForFog: "der violette Sturm (Nebel) braucht eine Reihe mit einem freien Feld",
    mustTouch: "sie muss eine Karte berühren",
    threeAtMost: "ein gelber Sturm erlaubt drei Handkarten",
    noStorm: "dort liegt kein Sturm",
    noCompass: "die Crew hat keinen Kompass",
    noCompassLeft: "kein Kompass ist mehr zu gewinnen",
    wholeHand: "dazu braucht es zwei Karten und kein Seeungeheuer",
    noUnseenCards: "ungesehene Karten kann man jetzt nicht geben",
    unseenCardsFirst: "gib zuerst die obersten zwei deines Stapels",
  },
  notes: {
    hugTheCoast: "Du bist unter einem orangefarbenen Sturm (Küste).",
  },
  kept: {
    "T.storm.orange": "Kein orangefarbener Sturm steht dagegen.",
    "T.storm.purple": "Kein violetter Sturm (Nebel) in dieser Reihe.",
    "T.storm.yellow-start": "Die Karten lassen sich so abgeben.",
    "T.compass.shared": "Ein Kompass ist zur Hand.",
    "T.compass.target": "Dort liegt ein Sturm.",
    "T.compass.gain-hand": "Die ganze Hand darf weg.",
    "T.compass.six": "Ein Kompass ist noch zu gewinnen.",
  },
  log: {
    compass: (name, storm) => `${name} gibt einen Kompass aus: ${storm} ist weg.`,
    noCompass: (name) => `${name} gibt keinen Kompass aus.`,
    fog: (name, row) => `${name} legt den violetten Sturm neben Reihe ${row}.`,
    shed: (name, count) => `${name} hat im gelben Sturm ${count} abgeworfen.`,
    swept: (name, count) => `${name} hat die ganze Hand abgeworfen, ${count}.`,
    unseen: (name, count) => `${name} gibt ${count} ungesehene vom Stapel.`,
    stormDrawn: (name, storm) => `${name} zieht ${asObject(storm)}.`,
    stormStrikes: (storm) => `${capital(storm)} wirkt.`,
    stormPasses: "Der violette Sturm findet keine Reihe.",
    compassEarned: "Ein Kompass gewonnen.",
  },
};

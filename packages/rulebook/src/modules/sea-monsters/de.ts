import { listed } from "../../counting";
import { asObject } from "../../verdict/words/de";
import type { en } from "./en";

export const de: typeof en = {
  cards: {
    monster: "das Seeungeheuer",
  },
  permits: {
    finishTried: "ein Versuch: Vielleicht hält eine andere Hand ein Seeungeheuer",
  },
  allowed: {
    monster: "die Karte verschwindet",
  },
  refused: {
    monsterCount: "wähle drei, vier oder fünf Seeungeheuer",
    monsterKept: "ein Seeungeheuer kann man nicht abwerfen",
    monsterNeedsCard: "ein Seeungeheuer braucht eine Karte unter sich",
    monsterHeld: (name) => `${name ?? "jemand"} hat noch ein Seeungeheuer`,
    ownMonsterHeld: "du hast noch ein Seeungeheuer",
  },
  kept: {
    "T.monster.finish": "Von keiner Hand ist ein Seeungeheuer bekannt.",
    "T.monster.keep": "Kein Seeungeheuer wird abgegeben.",
    "T.monster.play": "Dort liegt eine Karte für das Seeungeheuer.",
  },
  unsure: {
    monsterHeld: "ein Seeungeheuer auf der Hand würde es verbieten",
    monsterGiven: "unter den Karten darf kein Seeungeheuer sein",
  },
  log: {
    triedFinish: (name) => `${name} hat das Ziel versucht.`,
    monster: (name, card, place) => `${name}: Seeungeheuer auf ${asObject(card)}, ${place}.`,
    holdsMonster: (name) => `${name} hat noch ein Seeungeheuer.`,
    holdMonsters: (names) => `${listed(names, "und")} haben noch Seeungeheuer.`,
  },
};

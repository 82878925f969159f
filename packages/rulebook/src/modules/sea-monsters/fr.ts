import { listed } from "../../counting";
import type { en } from "./en";

export const fr: typeof en = {
  cards: {
    monster: "le Monstre marin",
  },
  permits: {
    finishTried: "essai permis : une autre main tient peut-être un Monstre marin",
  },
  allowed: {
    monster: "la carte disparaît",
  },
  refused: {
    monsterCount: "choisis trois, quatre ou cinq Monstres marins",
    monsterKept: "un Monstre marin ne se défausse pas",
    monsterNeedsCard: "un Monstre marin se pose sur une carte",
    monsterHeld: (name) => `${name ?? "quelqu’un"} a encore un Monstre marin`,
    ownMonsterHeld: "tu as encore un Monstre marin",
  },
  kept: {
    "T.monster.finish": "Aucun Monstre marin connu en main.",
    "T.monster.keep": "Aucun Monstre marin n’est donné.",
    "T.monster.play": "Une carte est là pour le Monstre marin.",
  },
  unsure: {
    monsterHeld: "un Monstre marin en main l’interdirait",
    monsterGiven: "aucune carte donnée ne doit être un Monstre marin",
  },
  log: {
    triedFinish: (name) => `${name} tente l’arrivée.`,
    monster: (name, card, place) => `${name} : Monstre marin sur ${card}, ${place}.`,
    holdsMonster: (name) => `${name} a encore un Monstre marin.`,
    holdMonsters: (names) => `${listed(names, "et")} ont encore des Monstres marins.`,
  },
};

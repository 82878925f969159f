import { listed } from "../../counting";

export const en = {
  cards: {
    monster: "the Sea Monster",
  },
  permits: {
    /** Where another hand may hold a Sea Monster. */
    finishTried: "it may be tried: another hand may hold a Sea Monster",
  },
  allowed: {
    monster: "the card there goes",
  },
  refused: {
    monsterCount: "choose three, four or five Sea Monsters",
    monsterKept: "a Sea Monster cannot be discarded",
    monsterNeedsCard: "a Sea Monster needs a card to land on",
    monsterHeld: (name: string | undefined) => `${name ?? "someone"} still holds a Sea Monster`,
    ownMonsterHeld: "you still hold a Sea Monster",
  },
  kept: {
    "T.monster.finish": "Nobody is known to hold a Sea Monster.",
    "T.monster.keep": "No Sea Monster is given away.",
    "T.monster.play": "A card lies there for the Sea Monster.",
  },
  unsure: {
    monsterHeld: "a Sea Monster in the hand would forbid it",
    /** Among hidden cards that are given. */
    monsterGiven: "none of the cards given may be a Sea Monster",
  },
  log: {
    triedFinish: (name: string) => `${name} tried the Finish.`,
    monster: (name: string, card: string, place: string) => `${name}: Sea Monster on ${card}, ${place}.`,
    holdsMonster: (name: string) => `${name} still holds a Sea Monster.`,
    holdMonsters: (names: readonly string[]) => `${listed(names, "and")} still hold Sea Monsters.`,
  },
};

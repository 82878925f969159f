import type { RoomCitations, Topics } from "../../citations/shapes";

export const topics = {
  monster: { en: "Sea Monster", fr: "Monstre marin", de: "Seeungeheuer" },
} as const satisfies Topics;

export const citations: RoomCitations<"sea-monsters"> = {
  "T.monster.setup": {
    topic: "monster",
    status: "book",
    sections: { EN: "6.2", FR: "6.2", BGA: "Variants" },
  },
  "T.monster.keep": { topic: "monster", status: "book", sections: { EN: "6.2", FR: "6.2", BGA: "Variants" } },
  "T.monster.play": {
    topic: "monster",
    status: "inferred",
    core: "book",
    sections: { EN: "6.2", FR: "6.2", BGA: "Variants" },
  },
  "T.monster.finish": {
    topic: "monster",
    status: "ours",
    core: "book",
    sections: { EN: "6.2", FR: "6.2", BGA: "Variants" },
  },
};

import type { RoomCitations } from "../../citations/shapes";
import { seaMonstersTopics as topics } from "../../words/topics";

export const citations: RoomCitations<"sea-monsters"> = {
  "T.monster.setup": {
    topic: topics.monster,
    status: "book",
    sections: { EN: "6.2", FR: "6.2", BGA: "Variants" },
  },
  "T.monster.keep": {
    topic: topics.monster,
    status: "book",
    sections: { EN: "6.2", FR: "6.2", BGA: "Variants" },
  },
  "T.monster.play": {
    topic: topics.monster,
    status: "inferred",
    core: "book",
    sections: { EN: "6.2", FR: "6.2", BGA: "Variants" },
  },
  "T.monster.finish": {
    topic: topics.monster,
    status: "ours",
    core: "book",
    sections: { EN: "6.2", FR: "6.2", BGA: "Variants" },
  },
};

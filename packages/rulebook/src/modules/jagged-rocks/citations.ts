import type { RoomCitations } from "../../citations/shapes";
import { jaggedRocksTopics as topics } from "../../words/topics";

export const citations: RoomCitations<"jagged-rocks"> = {
  "T.rocks.setup": { topic: topics.rocks, status: "book", sections: { EN: "6.1", FR: "6.1" } },
  "T.rocks.block": {
    topic: topics.rocks,
    status: "ours",
    core: "book",
    sections: { EN: "6.1", FR: "6.1", BGA: "Variants" },
  },
  "T.rocks.move": {
    topic: topics.rocks,
    status: "book",
    sections: { EN: "6.1", FR: "6.1", BGA: "Variants" },
  },
  "T.rocks.auto": { topic: topics.rocks, status: "book", sections: { BGA: "Variants" } },
  "T.rocks.gone": {
    topic: topics.rocks,
    status: "book",
    sections: { EN: "6.1", FR: "6.1", BGA: "Variants" },
  },
};

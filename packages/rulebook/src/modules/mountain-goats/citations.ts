import type { RoomCitations } from "../../citations/shapes";
import { mountainGoatsTopics as topics } from "../../words/topics";

export const citations: RoomCitations<"mountain-goats"> = {
  "A.goat.symbol": { topic: topics.goat, status: "ours", core: "book", sections: { ASC: "7.3" } },
  "A.goat.place": { topic: topics.goat, status: "ours", core: "book", sections: { ASC: "7.3" } },
  "A.goat.herd": { topic: topics.goat, status: "book", sections: { ASC: "7.3, 8" } },
  "A.goat.bridge": { topic: topics.goat, status: "inferred", core: "book", sections: { ASC: "7.3" } },
  "A.goat.campfire": { topic: topics.goat, status: "book", sections: { ASC: "7.3" } },
  "A.goat.win": { topic: topics.goat, status: "book", sections: { ASC: "7.3" } },
};

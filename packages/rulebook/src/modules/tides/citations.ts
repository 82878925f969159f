import type { RoomCitations } from "../../citations/shapes";
import { tidesTopics as topics } from "../../words/topics";

export const citations: RoomCitations<"tides"> = {
  "T.tide.begin": { topic: topics.tide, status: "house", sections: { HOUSE: "2" } },
  "T.tide.raise": { topic: topics.tide, status: "house", sections: { HOUSE: "2" } },
  "T.tide.free": { topic: topics.tide, status: "house", sections: { HOUSE: "2" } },
  "T.tide.fall": { topic: topics.tide, status: "house", sections: { HOUSE: "2" } },
};

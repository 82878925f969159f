import type { RoomCitations } from "../../citations/shapes";
import { panoramasTopics as topics } from "../../words/topics";

export const citations: RoomCitations<"panoramas"> = {
  "A.panorama.reveal": { topic: topics.panorama, status: "ours", core: "book", sections: { ASC: "7.2" } },
  "A.panorama.done": { topic: topics.panorama, status: "book", sections: { ASC: "7.2, 8" } },
};

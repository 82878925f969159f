import type { RoomCitations } from "../../citations/shapes";
import { beaconsTopics as topics } from "../../words/topics";

export const citations: RoomCitations<"beacons"> = {
  "T.beacon.light": { topic: topics.beacon, status: "house", sections: { HOUSE: "1" } },
  "T.beacon.cost": { topic: topics.beacon, status: "house", sections: { HOUSE: "1" } },
  "T.beacon.finish": { topic: topics.beacon, status: "house", sections: { HOUSE: "1" } },
};

import type { RoomCitations } from "../../citations/shapes";
import { TOPICS } from "../../words/topics";

const sea = TOPICS.sea;

const topics = TOPICS.mountain;

export const citations: RoomCitations<"mountain"> = {
  "A.setup.bridges": { topic: sea.setup, status: "book", sections: { ASC: "3.2" } },
  "A.setup.deck": { topic: sea.setup, status: "book", sections: { ASC: "3.3–4" } },
  "A.setup.hand": { topic: sea.setup, status: "book", sections: { ASC: "3.5" } },
  "A.setup.solo": { topic: sea.setup, status: "inferred", core: "book", sections: { ASC: "6" } },
  "A.turn.action": { topic: sea.turn, status: "book", sections: { ASC: "4" } },
  "A.turn.hand": { topic: sea.hand, status: "book", sections: { ASC: "4a" } },
  "A.turn.discard-two": { topic: sea.turn, status: "book", sections: { ASC: "4b" } },
  "A.turn.silence": { topic: sea.silence, status: "book", sections: { ASC: "2, 5" } },
  "A.place.next": { topic: sea.space, status: "book", sections: { ASC: "4a.1, summary" } },
  "A.place.row-full": { topic: sea.space, status: "book", sections: { ASC: "4a.1" } },
  "A.place.support": { topic: topics.support, status: "inferred", core: "book", sections: { ASC: "4a.3" } },
  "A.place.colour": { topic: topics.colour, status: "book", sections: { ASC: "4a.2" } },
  "A.place.number": { topic: topics.number, status: "book", sections: { ASC: "4a.4" } },
  "A.place.cost": { topic: sea.price, status: "book", sections: { ASC: "4a.5, Bridge" } },
  "A.place.pay": { topic: sea.paying, status: "book", sections: { ASC: "4a.5" } },
  "A.bridge.place": { topic: topics.bridge, status: "inferred", core: "book", sections: { ASC: "Bridge" } },
  "A.bridge.cover": { topic: topics.bridge, status: "ours", core: "book", sections: { ASC: "Bridge" } },
  "A.campfire.replace": { topic: topics.campfire, status: "book", sections: { ASC: "Campfire" } },
  "A.campfire.move": {
    topic: topics.campfire,
    status: "inferred",
    core: "book",
    sections: { ASC: "Campfire" },
  },
  "A.campfire.value": { topic: topics.campfire, status: "ours", core: "book", sections: { ASC: "Campfire" } },
  "A.summit.when": { topic: topics.summit, status: "inferred", core: "book", sections: { ASC: "Summit, 8" } },
  "A.discard.any": { topic: sea.turn, status: "book", sections: { ASC: "4a, 4b" } },
  "A.end.win": { topic: sea.end, status: "book", sections: { ASC: "5" } },
  "A.end.lose": { topic: sea.end, status: "book", sections: { ASC: "5, 8" } },
  "A.rope.use": { topic: topics.rope, status: "inferred", core: "book", sections: { ASC: "6" } },
};

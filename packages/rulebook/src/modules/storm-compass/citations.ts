import type { RoomCitations } from "../../citations/shapes";
import { stormCompassTopics as topics } from "../../words/topics";

export const citations: RoomCitations<"storm-compass"> = {
  "T.storm.draw": { topic: topics.storm, status: "ours", core: "book", sections: { EN: "6.3", FR: "6.3" } },
  "T.storm.cancel": { topic: topics.storm, status: "book", sections: { EN: "6.3", FR: "6.3" } },
  "T.storm.yellow": { topic: topics.storm, status: "book", sections: { EN: "6.3", FR: "6.3" } },
  "T.storm.yellow-start": {
    topic: topics.storm,
    status: "ours",
    core: "book",
    sections: { EN: "6.3", FR: "6.3" },
  },
  "T.storm.purple": { topic: topics.storm, status: "ours", core: "book", sections: { EN: "6.3", FR: "6.3" } },
  "T.storm.orange": { topic: topics.storm, status: "ours", core: "book", sections: { FR: "6.3", EN: "6.3" } },
  "T.compass.shared": { topic: topics.compass, status: "book", sections: { EN: "6.3", FR: "6.3" } },
  "T.compass.target": { topic: topics.compass, status: "inferred", sections: { EN: "6.3", FR: "6.3" } },
  "T.compass.gain-start": { topic: topics.compass, status: "book", sections: { EN: "6.3", FR: "6.3" } },
  "T.compass.gain-row": {
    topic: topics.compass,
    status: "inferred",
    core: "book",
    sections: { EN: "6.3", FR: "6.3" },
  },
  "T.compass.gain-hand": {
    topic: topics.compass,
    status: "ours",
    core: "book",
    sections: { FR: "6.3", EN: "6.3" },
  },
  "T.compass.six": {
    topic: topics.compass,
    status: "ours",
    core: "book",
    sections: { EN: "6.3", FR: "6.3" },
  },
};

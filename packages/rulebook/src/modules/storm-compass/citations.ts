import type { RoomCitations, Topics } from "../../citations/shapes";

export const topics = {
  storm: { en: "Storm", fr: "Tempête", de: "Sturm" },
  compass: { en: "Compass", fr: "Boussole", de: "Kompass" },
} as const satisfies Topics;

export const citations: RoomCitations<"storm-compass"> = {
  "T.storm.draw": { topic: "storm", status: "ours", core: "book", sections: { EN: "6.3", FR: "6.3" } },
  "T.storm.cancel": { topic: "storm", status: "book", sections: { EN: "6.3", FR: "6.3" } },
  "T.storm.yellow": { topic: "storm", status: "book", sections: { EN: "6.3", FR: "6.3" } },
  "T.storm.yellow-start": {
    topic: "storm",
    status: "ours",
    core: "book",
    sections: { EN: "6.3", FR: "6.3" },
  },
  "T.storm.purple": { topic: "storm", status: "ours", core: "book", sections: { EN: "6.3", FR: "6.3" } },
  "T.storm.orange": { topic: "storm", status: "ours", core: "book", sections: { FR: "6.3", EN: "6.3" } },
  "T.compass.shared": { topic: "compass", status: "book", sections: { EN: "6.3", FR: "6.3" } },
  "T.compass.target": { topic: "compass", status: "inferred", sections: { EN: "6.3", FR: "6.3" } },
  "T.compass.gain-start": { topic: "compass", status: "book", sections: { EN: "6.3", FR: "6.3" } },
  "T.compass.gain-row": {
    topic: "compass",
    status: "inferred",
    core: "book",
    sections: { EN: "6.3", FR: "6.3" },
  },
  "T.compass.gain-hand": {
    topic: "compass",
    status: "ours",
    core: "book",
    sections: { FR: "6.3", EN: "6.3" },
  },
  "T.compass.six": { topic: "compass", status: "ours", core: "book", sections: { EN: "6.3", FR: "6.3" } },
};

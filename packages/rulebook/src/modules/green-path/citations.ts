import type { RoomCitations, Topics } from "../../citations/shapes";

const topics = {
  path: { en: "Green Path", fr: "Sentier vert", de: "Grüner Pfad" },
} as const satisfies Topics;

export const citations: RoomCitations<"green-path"> = {
  "A.green.path": { topic: topics.path, status: "ours", core: "book", sections: { ASC: "7.1" } },
};

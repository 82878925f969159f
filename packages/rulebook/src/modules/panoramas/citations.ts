import type { RoomCitations, Topics } from "../../citations/shapes";

const topics = {
  panorama: { en: "Panorama", fr: "Panorama", de: "Panorama" },
} as const satisfies Topics;

export const citations: RoomCitations<"panoramas"> = {
  "A.panorama.reveal": { topic: topics.panorama, status: "ours", core: "book", sections: { ASC: "7.2" } },
  "A.panorama.done": { topic: topics.panorama, status: "book", sections: { ASC: "7.2, 8" } },
};

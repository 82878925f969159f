import type { RoomCitations, Topics } from "../../citations/shapes";

export const topics = {
  panorama: { en: "Panorama", fr: "Panorama", de: "Panorama" },
} as const satisfies Topics;

export const citations: RoomCitations<"panoramas"> = {
  "A.panorama.reveal": { topic: "panorama", status: "ours", core: "book", sections: { ASC: "7.2" } },
  "A.panorama.done": { topic: "panorama", status: "book", sections: { ASC: "7.2, 8" } },
};

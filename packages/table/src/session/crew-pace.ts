/** How quickly the quiet crew acts: slowly enough to follow, unless somebody asks for a faster pace. */
export const CREW_PACES = ["easy", "quick", "once"] as const;
export type CrewPace = (typeof CREW_PACES)[number];

/** Milliseconds from the last act to the crew's next one. The first is about as long as it takes to see what was done. */
export const CREW_PACE_MS: Readonly<Record<CrewPace, number>> = { easy: 1_000, quick: 350, once: 0 };

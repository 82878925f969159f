/** How quickly the quiet crew acts: at a pace that can be followed, unless somebody asks for less. */
export const CREW_PACES = ["easy", "quick", "once"] as const;
export type CrewPace = (typeof CREW_PACES)[number];

/** Milliseconds from what was done last to what the crew does. The first is about as long as it takes to see what was done. */
export const CREW_PACE_MS: Readonly<Record<CrewPace, number>> = { easy: 1_000, quick: 350, once: 0 };

// Utilities are looked for in files of components only.

/** How a sentence that stands for a whole part of it is set, and the ways that follow from it. */
export const CAPTAINS_HEAD = "mt-2 font-serif text-20/[1.2] font-560";
export const CAPTAINS_WAYS = "my-2 flex flex-wrap items-center gap-2";

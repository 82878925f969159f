/** For what a program reads: phones would correct codes as words, and begin them with a capital. */
export const AS_TYPED = {
  autoComplete: "off",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
} as const;

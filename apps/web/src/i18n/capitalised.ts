/** Capitalises a text that stands by itself. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

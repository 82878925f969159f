/** The content of a file as text. */
declare module "*?raw" {
  const text: string;
  export default text;
}

interface ImportMeta {
  /** Files that match a pattern, read by Vite. */
  glob(
    pattern: string,
    options: { readonly query: "?raw"; readonly import: "default"; readonly eager: true },
  ): Readonly<Record<string, unknown>>;
}

/** A file as it stands. */
declare module "*?raw" {
  const text: string;
  export default text;
}

interface ImportMeta {
  /** Files by pattern, read by Vite. */
  glob(
    pattern: string,
    options: { readonly query: "?raw"; readonly import: "default"; readonly eager: true },
  ): Readonly<Record<string, unknown>>;
}

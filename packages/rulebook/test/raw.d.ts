/** A file as it stands. */
declare module "*?raw" {
  const text: string;
  export default text;
}

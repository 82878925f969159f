/** A problem as the engine reports it: a code and its values. */
export interface SpokenProblem {
  readonly what: string;
  readonly with: Readonly<Record<string, string | number>>;
}

/** The outcome of something that may be refused: refusals are data, exceptions are bugs. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** A success, with what was asked for. */
export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** A refusal, with its reason. */
export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

/**
 * What is wrong with a text or a choice, and where. Holds no prose: `what` is a code, `with` its values, `at` the
 * offset of the first wrong character (0 where there is no text).
 */
export interface Problem {
  readonly at: number;
  readonly what: string;
  readonly with: Readonly<Record<string, string | number>>;
}

/**
 * Calls that are answered at once, in the form in which tRPC's clients send and read them. tRPC's own fetch adapter makes a
 * Request and a Response of each and reads both as streams, which took a sixth of an act's processor time; it still serves
 * event streams.
 */
import {
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  getTRPCErrorShape,
  TRPCError,
  transformTRPCResponse,
} from "@trpc/server";
import { getHTTPStatusCode } from "@trpc/server/http";
import type { Context } from "./context";
import { appRouter } from "./router";

export interface Calls {
  readonly type: "query" | "mutation";
  /** The procedures, in the order of their answers. */
  readonly names: readonly string[];
  /** Whether they are sent, and answered, as a list; otherwise there is one. */
  readonly batch: boolean;
  /** Their input as JSON: for a batch, by their index. Null if there is none. */
  readonly input: string | null;
}

/** The answer to calls: the HTTP status, and JSON. `failed` is called for every call that threw. */
export async function answerCalls(
  calls: Calls,
  ctx: Context,
  failed: (error: TRPCError, name: string) => void,
): Promise<{ readonly status: number; readonly json: string }> {
  const { type, names, batch } = calls;
  const config = appRouter._def._config;
  let inputs: ReadonlyMap<string, unknown> | undefined;
  // Only when a procedure asks for its input: its budget is taken first.
  const inputOf = async (index: number): Promise<unknown> => {
    inputs ??= inputsOf(calls);
    return inputs.get(String(index));
  };
  const answers = await Promise.all(
    names.map(async (path, index) => {
      try {
        const getRawInput = () => inputOf(index);
        const call = { path, type, ctx, getRawInput, signal: undefined, batchIndex: index };
        return { result: { data: await callTRPCProcedure({ ...call, router: appRouter }) } };
      } catch (cause) {
        const error = getTRPCErrorFromUnknown(cause);
        failed(error, path);
        return { error: getTRPCErrorShape({ config, error, type, path, input: undefined, ctx }) };
      }
    }),
  );
  const [first] = answers;
  const told = batch || first === undefined ? answers : first;
  return { status: getHTTPStatusCode(told), json: JSON.stringify(transformTRPCResponse(config, told)) };
}

function inputsOf({ batch, input }: Calls): ReadonlyMap<string, unknown> {
  if (input === null) return new Map();
  try {
    const given: unknown = JSON.parse(input);
    if (!batch) return new Map([["0", given]]);
    if (typeof given === "object" && given !== null && !Array.isArray(given))
      return new Map(Object.entries(given));
  } catch {
    // The input is not JSON.
  }
  throw new TRPCError({ code: "BAD_REQUEST" });
}

/**
 * Calls that are answered at once, as tRPC's clients ask and read them. tRPC's own door for the web makes a Request and a
 * Response of each and reads both as streams, which took a sixth of the processor of an act; it still opens event streams.
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
  /** The procedures, in the order in which they are answered. */
  readonly names: readonly string[];
  /** Whether they are asked, and answered, as a list; otherwise there is one. */
  readonly batch: boolean;
  /** What they are given, as JSON: of a batch by their numbers. Null where nothing is. */
  readonly input: string | null;
}

/** The answer to calls: the status of HTTP, and JSON. `failed` hears of every call that threw. */
export async function answerCalls(
  calls: Calls,
  ctx: Context,
  failed: (error: TRPCError, name: string) => void,
): Promise<{ readonly status: number; readonly json: string }> {
  const { type, names, batch } = calls;
  const config = appRouter._def._config;
  let inputs: ReadonlyMap<string, unknown> | undefined;
  // Only when a procedure asks for it: its budget is taken first.
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
    // No JSON.
  }
  throw new TRPCError({ code: "BAD_REQUEST" });
}

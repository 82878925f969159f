/** A program that asks the rules. */
// ajv: the reference validator of JSON Schema; here it reads the OpenAPI document as an outside program would.
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { createLimits } from "@/server/http-guards/limits";
import type { Doorkeeper } from "@/server/public-api/door";
import { openapi } from "@/server/public-api/openapi";
import { readSettings } from "@/server/runtime/settings";
import { ORIGIN } from "./browser";

type Ask = (server: Doorkeeper, request: Request) => Promise<Response>;

export interface Told {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The JSON of the answer; null if it has none. */
  readonly data: unknown;
}

/** The parts of a server that the API needs; limits so wide that nobody is too quick, unless a scale is given. */
export function doorkeeper(scale = 1_000_000, settings: Readonly<Record<string, string>> = {}): Doorkeeper {
  return { settings: readSettings(settings), limits: createLimits(scale), draining: false, inFlight: 0 };
}

async function told(response: Response): Promise<Told> {
  const { status, headers } = response;
  const text = await response.text();
  return { status, headers, text, data: text === "" ? null : JSON.parse(text) };
}

/** Sends an object as JSON, and text or bytes unchanged. */
export async function post(
  ask: Ask,
  server: Doorkeeper,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Told> {
  const raw = typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body);
  const sent = new Headers({ "content-type": "application/json", ...headers });
  return told(
    await ask(
      server,
      new Request(`${ORIGIN}/api/check`, { method: "POST", headers: sent, body: raw as BodyInit }),
    ),
  );
}

/** Sends a GET request. */
export async function get(
  ask: Ask,
  server: Doorkeeper,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Told> {
  return told(await ask(server, new Request(`${ORIGIN}${path}`, { headers })));
}

const document = openapi();
const ajv = new Ajv2020({ strict: true, strictRequired: false, allowUnionTypes: true });
// The schemas are resolved inside the whole document, whose own fields are not schema keywords.
ajv.addVocabulary(Object.keys(document));
ajv.addSchema({ $id: "api", ...document });
const schemas = new Map<string, ValidateFunction>();

/** The validator for a schema of the OpenAPI document. */
export function schemaOf(name: string): ValidateFunction {
  const known = schemas.get(name);
  if (known !== undefined) return known;
  const made = ajv.compile({ $ref: `api#/components/schemas/${name}` });
  schemas.set(name, made);
  return made;
}

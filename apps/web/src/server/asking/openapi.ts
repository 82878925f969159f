/** The OpenAPI 3.1 document, made from the very shapes that check questions and type answers. */
import { z } from "zod";
import {
  cardAnswer,
  cardInput,
  checkAnswer,
  checkInput,
  clauseAnswer,
  clauseIdShape,
  clauseInput,
  clauseShape,
  clausesAnswer,
  clausesInput,
  findingShape,
  problemShape,
  spaceAnswer,
  spaceInput,
} from "./shapes";

const QUESTIONS = { Check: checkInput, WhereCard: cardInput, WhatThere: spaceInput } as const;
const ANSWERS = {
  Checked: checkAnswer,
  Spaces: cardAnswer,
  Cards: spaceAnswer,
  Clauses: clausesAnswer,
  OneClause: clauseAnswer,
  Clause: clauseShape,
  ClauseId: clauseIdShape,
  Finding: findingShape,
  Problem: problemShape,
} as const;

type SchemaName = keyof typeof QUESTIONS | keyof typeof ANSWERS;

const uri = (name: string): string => `#/components/schemas/${name}`;
const ref = (name: SchemaName) => ({ $ref: uri(name) });

function schemasOf(
  shapes: Readonly<Record<string, z.ZodType>>,
  io: "input" | "output",
): Record<string, object> {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(shapes)) registry.add(shape, { id });
  const { schemas } = z.toJSONSchema(registry, { uri, io, target: "draft-2020-12" });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _draft, $id: _id, ...schema }]) => [name, schema]),
  );
}

/** The fields of a query as parameters. */
function parametersOf(shape: z.ZodObject): readonly object[] {
  const { properties = {} } = z.toJSONSchema(shape, { io: "input" });
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = typeof property === "boolean" ? {} : property;
    return {
      name,
      in: "query",
      required: false,
      ...(description === undefined ? {} : { description }),
      schema,
    };
  });
}

const json = (name: SchemaName) => ({ "application/json": { schema: ref(name) } });

const refusals = (...statuses: readonly (keyof typeof REFUSALS)[]) =>
  Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${REFUSALS[status][0]}` }]),
  );

const REFUSALS = {
  400: ["BadRequest", "It is not of the right form: which field, and why."],
  404: ["NotFound", "There is no such clause."],
  405: ["OtherMethod", "It is asked by another method."],
  413: ["TooLarge", "The body is longer than 16 KB."],
  414: ["TooLong", "The address is too long."],
  415: ["NoJson", "The body is not sent as JSON."],
  422: ["Unprocessable", "The position or the action means nothing in this game: which, where, and why."],
  429: ["TooMany", "Too many questions from one address; `Retry-After` says when to ask again."],
  500: ["Failed", "A fault of this server. None is known."],
  503: ["Ending", "This server is about to stop."],
} as const;

const RATE = [405, 414, 429, 500, 503] as const;

function question(
  operationId: string,
  summary: string,
  asks: SchemaName,
  answers: SchemaName,
  example: object,
) {
  return {
    post: {
      operationId,
      summary,
      requestBody: { required: true, content: { "application/json": { schema: ref(asks), example } } },
      responses: {
        200: { description: "The answer.", content: json(answers) },
        ...refusals(400, 413, 415, 422, ...RATE),
      },
    },
  };
}

function page(
  operationId: string,
  summary: string,
  parameters: readonly object[],
  content: object,
  ...more: readonly 404[]
) {
  return {
    get: {
      operationId,
      summary,
      parameters,
      responses: {
        200: {
          description: "The answer; it may be kept for an hour.",
          headers: { ETag: { schema: { type: "string" }, description: "Send it back in `If-None-Match`." } },
          content,
        },
        304: { description: "It is what you have." },
        ...refusals(400, ...more, ...RATE),
      },
    },
  };
}

const ID = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "string" },
  description: "A clause: `T.place.cost`.",
};
const EMPTY = { position: "sea p2", cells: { r1c1: "10", r1c3: "20" }, language: "en" };

/** The whole document. */
export function openapi(): object {
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "Stillwater: the rules",
      version: "1.0.0",
      summary: "What the rules of Tranquility and Tranquility: The Ascent say of a position and an action.",
      description:
        "Unofficial. Nothing needs a key, a cookie or an account, and nothing is recorded. Cards, spaces, positions and actions are written in the notation of `@stillwater/engine`; seats are counted from 1, as at a table.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/" }],
    security: [],
    paths: {
      "/api/check": question("check", "What the rules say of an action", "Check", "Checked", {
        ...EMPTY,
        action: "12 r1c2",
      }),
      "/api/check/card": question(
        "whereCard",
        "Where a card may go, and at what price",
        "WhereCard",
        "Spaces",
        {
          ...EMPTY,
          card: "12",
        },
      ),
      "/api/check/space": question(
        "whatThere",
        "Which cards may go to a space, and at what price",
        "WhatThere",
        "Cards",
        {
          ...EMPTY,
          space: "r1c2",
        },
      ),
      "/api/clauses": page(
        "clauses",
        "The clauses of the rules",
        parametersOf(clausesInput),
        json("Clauses"),
      ),
      "/api/clauses/{id}": page(
        "clause",
        "One clause",
        [ID, ...parametersOf(clauseInput)],
        json("OneClause"),
        404,
      ),
      "/api/openapi.json": page("openapi", "This document", [], {
        "application/json": { schema: { type: "object" } },
      }),
    },
    components: {
      schemas: { ...schemasOf(QUESTIONS, "input"), ...schemasOf(ANSWERS, "output") },
      responses: Object.fromEntries(
        Object.values(REFUSALS).map(([name, description]) => [
          name,
          { description, content: { "application/problem+json": { schema: ref("Problem") } } },
        ]),
      ),
    },
  };
}

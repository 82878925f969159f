/** The OpenAPI 3.1 document, made from the same shapes that check questions and type answers. */
import { z } from "zod";
import {
  CARD,
  CHECK_EXAMPLES,
  CHECK_NAMES,
  cardAnswered,
  checkAnswered,
  REFUSED_NAMES,
  refusedAnswered,
  SPACE,
  spaceAnswered,
} from "./examples";
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

/** The fields of a query as OpenAPI parameters. */
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

/** Examples by name, each with a summary of its value. */
type Examples = Readonly<Record<string, { readonly summary: string; readonly value: object }>>;

const MANUAL = "/en/rules/api";
const manual = (part: string, description: string) => ({ url: `${MANUAL}#${part}`, description });

function question(
  operationId: string,
  summary: string,
  [asks, answers]: readonly [SchemaName, SchemaName],
  [asked, answered]: readonly [Examples, Examples],
  externalDocs: object,
) {
  return {
    post: {
      operationId,
      summary,
      externalDocs,
      requestBody: {
        required: true,
        content: { "application/json": { schema: ref(asks), examples: asked } },
      },
      responses: {
        200: {
          description: "The answer.",
          content: { "application/json": { schema: ref(answers), examples: answered } },
        },
        ...refusals(400, 413, 415, 422, ...RATE),
      },
    },
  };
}

/** A short summary of each example's answer. */
const COMES_TO = {
  yes: "Yes: the rules allow it, at a price.",
  no: "No: a rule refuses it.",
  perhaps: "Perhaps: only who holds the cards can tell.",
} as const;

/** Why a question has no answer. */
const FAILS = {
  colour: "A card of the mountain without its colour.",
  module: "An act of a module that is not in play.",
  option: "An option that there is not.",
  space: "A space that there is not.",
} as const;

function examplesOf<Name extends string>(
  names: readonly Name[],
  summaries: Readonly<Record<Name, string>>,
  value: (name: Name) => object,
): Examples {
  return Object.fromEntries(names.map((name) => [name, { summary: summaries[name], value: value(name) }]));
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
        "Unofficial. Nothing needs a key, a cookie or an account, and nothing is recorded. Option codes, cards, spaces, positions and actions are written in one notation, which the page of `externalDocs` explains; seats are counted from 1, as at a table.",
      license: { name: "MIT", identifier: "MIT" },
    },
    externalDocs: manual(
      "options",
      "Option codes, acts, cards, places and keys of a setup, each with its rule",
    ),
    servers: [{ url: "/" }],
    security: [],
    paths: {
      "/api/check": question(
        "check",
        "What the rules say of an action",
        ["Check", "Checked"],
        [
          examplesOf(CHECK_NAMES, COMES_TO, (name) => CHECK_EXAMPLES[name]),
          examplesOf(CHECK_NAMES, COMES_TO, (name) => checkAnswered(name, "en")),
        ],
        manual("acts", "Every act, with an example, in words and by its rule"),
      ),
      "/api/check/card": question(
        "whereCard",
        "Where a card may go, and at what price",
        ["WhereCard", "Spaces"],
        [
          { card: { summary: "An Island.", value: CARD } },
          { card: { summary: "Every space it could be aimed at.", value: cardAnswered() } },
        ],
        manual("cards", "The names of all cards"),
      ),
      "/api/check/space": question(
        "whatThere",
        "Which cards may go to a space, and at what price",
        ["WhatThere", "Cards"],
        [
          { space: { summary: "A space between two Islands.", value: SPACE } },
          { space: { summary: "Every card that may go there.", value: spaceAnswered() } },
        ],
        manual("places", "The names of all spaces and other places"),
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
          {
            description,
            content: {
              "application/problem+json": {
                schema: ref("Problem"),
                ...(name === REFUSALS[422][0]
                  ? { examples: examplesOf(REFUSED_NAMES, FAILS, (one) => refusedAnswered(one, "en")) }
                  : {}),
              },
            },
          },
        ]),
      ),
    },
  };
}

/**
 * What programs ask of the rules and what they are told: the shapes that check every question, type the answers and make the
 * OpenAPI document.
 */
import { CLAUSES, type ClauseId, HOLDS, OPTION_WORDS } from "@stillwater/engine";
import { optionForm } from "@stillwater/rulebook/asking";
import { DOCUMENTS, LANGUAGES, STATUSES } from "@stillwater/rulebook/citations";
import { GROUNDS } from "@stillwater/rulebook/rulings";
import { z } from "zod";
import { setupInput } from "./setup-input";
import { nameValue, placeName } from "./setup-values";

/** A whole position line. */
const MOST_POSITION = 3_000;
const MOST_LINE = 200;
const MOST_CELLS = 64;
const MOST_QUERY = 200;
const MOST_FOUND = 50;

const SHORT_CELLS = "`cells` of a setup, beside an option code";

/** Where the notation is explained, for people. */
const MANUAL = "/en/rules/api";
/** The option words of both games, as the engine reads them. */
const OPTIONS = (["sea", "mountain"] as const)
  .map((game) => `Words after \`${game}\`: ${OPTION_WORDS[game].map(optionForm).join(", ")}.`)
  .join(" ");

const language = z
  .enum(LANGUAGES)
  .default("en")
  .describe("The language of all sentences, and of the action if it is said in words.");

const where = {
  position: z
    .string()
    .max(MOST_POSITION)
    .exactOptional()
    .describe(
      `An option code (\`sea p3 strict\`) for an empty board, or a whole position line. ${OPTIONS} Explained at ${MANUAL}#options.`,
    ),
  cells: z
    .record(placeName, nameValue)
    .refine((cells) => Object.keys(cells).length <= MOST_CELLS, {
      params: { code: "input.long", most: MOST_CELLS },
    })
    .meta({ maxProperties: MOST_CELLS })
    .exactOptional()
    .describe(`Cards by cell, as ${SHORT_CELLS}: \`{ "r1c1": "10" }\`.`),
  setup: setupInput.exactOptional(),
  seat: z
    .int()
    .min(1)
    .max(5)
    .exactOptional()
    .describe("Who would do it, from 1; whoever is asked at this position where not said."),
  language,
} as const;

/** A rule that the object's shape cannot express; `layTable` enforces it. */
const ONE_OF = {
  oneOf: [{ required: ["position"] }, { required: ["setup"] }],
  dependentRequired: { cells: ["position"] },
};

export const checkInput = z
  .strictObject({
    ...where,
    action: z
      .string()
      .max(MOST_LINE)
      .describe(
        `What is tried: in notation (\`47 r4c2 -12\`, \`discard 12 55\`), or said in the asked language (\`forty-seven row four column two\`). All acts: ${MANUAL}#acts.`,
      ),
    held: z
      .boolean()
      .default(false)
      .describe(
        "Whether the seat is taken to hold the card; else a hand that nobody sees leaves it `unknown`.",
      ),
  })
  .describe("One of `position` and `setup`, and an action.")
  .meta(ONE_OF);

export const cardInput = z
  .strictObject({
    ...where,
    card: nameValue.describe(`A card: \`47\`, \`start\`, \`b7\`. All names: ${MANUAL}#cards.`),
  })
  .describe("One of `position` and `setup`, and a card that the seat is taken to hold.")
  .meta(ONE_OF);

export const spaceInput = z
  .strictObject({
    ...where,
    space: nameValue.describe(`A space: \`r4c2\`, \`w3\`, \`r3p2\`. All names: ${MANUAL}#places.`),
  })
  .describe("One of `position` and `setup`, and a space of the board.")
  .meta(ONE_OF);

export const clausesInput = z.strictObject({
  language,
  game: z.enum(["sea", "mountain"]).exactOptional().describe("The clauses of one game only."),
  q: z
    .string()
    .max(MOST_QUERY)
    .exactOptional()
    .describe("A question or some words, in the asked language: the clauses that answer it, the best first."),
  limit: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(MOST_FOUND)
    .exactOptional()
    .describe("How many are looked up at most; eight where not said."),
});

export const clauseInput = z.strictObject({ language });

export const clauseIdShape = z.enum(CLAUSES).describe("A clause, as in `GET /api/clauses/{id}`.");
const holds = z.enum(HOLDS).describe("`unknown`: only who holds the cards can tell.");
const link = z.string().describe("An address on this site, from its root.");
const asked = z.enum(LANGUAGES);
const status = z
  .enum(STATUSES)
  .describe(
    "`book`: the sources say so; `inferred`: it follows from them; `ours`: our reading of what they leave open; `house`: an invention of this site, in no box.",
  );

export const findingShape = z.strictObject({
  clause: clauseIdShape,
  holds,
  values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).describe("What was compared."),
  sentence: z.string(),
  citation: z.strictObject({
    topic: z.string(),
    source: z.string().describe("Sections by document: `EN 4A.2, FR 4A.2`."),
    status,
  }),
  rule: link,
});

const sentences = {
  allowed: holds,
  price: z.int().min(0).describe("Cards it costs, allowed or not; of a Start, those that the crew gives."),
  together: z
    .literal(true)
    .exactOptional()
    .describe("There where the whole crew gives the price together, as for a Start, and not the seat alone."),
  most: z
    .int()
    .min(1)
    .exactOptional()
    .describe(
      "The most it can cost, where that depends on a card whose face nobody knows; `price` is the least.",
    ),
  headline: z.string(),
  sum: z.string().exactOptional().describe("How the price is reckoned: `47 − 45 = 2`."),
  note: z.string().exactOptional(),
  clause: clauseIdShape.exactOptional(),
} as const;

const answered = {
  position: z.string().describe("The position that was understood, as one line."),
  seat: z.int().min(1).max(5),
  language: asked,
} as const;

export const checkAnswer = z
  .strictObject({
    ...answered,
    action: z.string().describe("The action that was understood, in notation."),
    verdict: z.strictObject({ ...sentences, findings: z.array(findingShape) }),
    records: z
      .enum(["yes", "slip", "no"])
      .describe("Whether it could stand at a real table: by the rules, against a rule, or not at all."),
    closes: z
      .array(
        z.strictObject({
          clause: clauseIdShape,
          at: z.string(),
          spaces: z.int(),
          cards: z.int(),
          sentence: z.string(),
        }),
      )
      .describe("What could never be completed any more after it, and could before."),
  })
  .describe("What the rules say of one action.");

const option = z.strictObject({ action: z.string(), ...sentences });

export const cardAnswer = z
  .strictObject({
    ...answered,
    card: z.string(),
    spaces: z.array(z.strictObject({ space: z.string(), name: z.string(), ...option.shape })),
  })
  .describe("Every space the card could be aimed at, allowed or not.");

export const spaceAnswer = z
  .strictObject({
    ...answered,
    space: z.string(),
    name: z.string(),
    cards: z.array(z.strictObject({ card: z.string(), name: z.string(), ...option.shape })),
  })
  .describe("Every card that may go there, and at what price.");

const pages = z.strictObject({ en: link, fr: link, de: link });

export const clauseShape = z.strictObject({
  id: clauseIdShape,
  game: z.enum(["sea", "mountain"]),
  title: z.string(),
  topic: z.string(),
  answer: z.string().describe("The rule in one sentence."),
  rule: z.string().describe("The whole rule in our own words."),
  status,
  core: status.describe("How sure the rule itself is; `status` is that of its least sure part."),
  beyond: z
    .array(z.strictObject({ status: z.enum(STATUSES).exclude(["book"]), text: z.string() }))
    .describe("What goes further than the words of the sources, and why."),
  sources: z.array(z.strictObject({ document: z.enum(DOCUMENTS), title: z.string(), section: z.string() })),
  related: z.array(clauseIdShape),
  rulings: z.array(
    z.strictObject({
      id: z.string(),
      ground: z.enum(GROUNDS),
      question: z.string(),
      answer: z.string(),
      clauses: z.array(clauseIdShape),
      pages,
    }),
  ),
  examples: z.array(
    z.strictObject({
      id: z.string(),
      caption: z.string(),
      position: z.string().exactOptional(),
      tries: z
        .array(
          z.strictObject({
            before: z.array(z.string()).exactOptional(),
            action: z.string(),
            allowed: holds,
            price: z.int().exactOptional(),
          }),
        )
        .exactOptional(),
      options: z.array(z.strictObject({ code: z.string(), allowed: z.boolean() })).exactOptional(),
    }),
  ),
  pages,
});

export const clausesAnswer = z.strictObject({
  language: asked,
  near: z
    .boolean()
    .exactOptional()
    .describe("Of what was looked up: whether no rule answers it, and these are only the nearest."),
  answers: z
    .array(
      z.strictObject({
        clause: clauseIdShape,
        ruling: z
          .string()
          .exactOptional()
          .describe("The ruling of that clause whose answer this is; absent where it is the clause's own."),
        sentence: z.string(),
        page: link,
      }),
    )
    .exactOptional()
    .describe(
      "Of what was looked up: the sentence that answers, the best first, and where it stands; one for each clause.",
    ),
  clauses: z.array(clauseShape),
});
export const clauseAnswer = z.strictObject({ language: asked, clause: clauseShape });

const wrongShape = z.strictObject({
  code: z.string().describe("What is wrong, as a word that stays the same: `position.card`."),
  message: z.string().describe("The same as a sentence, in the asked language if that is known."),
  in: z.enum(["body", "query", "path", "header", "method", "rate", "server"]),
  path: z.string().describe("The field, such as `setup.cells.r1c1`; empty for the whole."),
  at: z
    .int()
    .min(0)
    .describe("The offset of the first wrong character in the text of that field; 0 where it is no text."),
  with: z.record(z.string(), z.union([z.string(), z.number()])).describe("The values of the message."),
});

/** As in RFC 9457, sent as `application/problem+json`. */
export const problemShape = z.strictObject({
  type: z.literal("about:blank"),
  title: z.string(),
  status: z.int(),
  detail: z.string().describe("The first error's message."),
  errors: z.array(wrongShape).min(1),
  request: z
    .string()
    .optional()
    .describe(
      "The id under which the server has written down what went wrong; also in the header `x-request-id`.",
    ),
});

export type CheckAnswer = z.infer<typeof checkAnswer>;
export type CardAnswer = z.infer<typeof cardAnswer>;
export type SpaceAnswer = z.infer<typeof spaceAnswer>;
export type ClausesAnswer = z.infer<typeof clausesAnswer>;
export type ClauseShape = z.infer<typeof clauseShape>;
export type PublicFinding = z.infer<typeof findingShape>;
export type Wrong = Omit<z.infer<typeof wrongShape>, "message">;
export type PublicProblem = z.infer<typeof problemShape>;
export type { ClauseId };

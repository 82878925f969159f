/** The questions that can be asked over HTTP: one function for each, from a request to its answer. */
import { createHash } from "node:crypto";
import type { Language } from "@stillwater/rulebook/citations";
import type { z } from "zod";
import { clauseOf, clausesFor, clausesOf } from "./clauses";
import {
  answerAt,
  answerResponse,
  type Doorkeeper,
  type DoorQuestion,
  keptResponse,
  refusalResponse,
  type TextPage,
} from "./door";
import { type AnswerOrWrong, cardsFor, checkAction, spacesFor } from "./judging";
import { UNFIT } from "./names";
import { openapi } from "./openapi";
import { wrongOf } from "./position";
import { languageIn, wrongsOf } from "./problem";
import { cardInput, checkInput, clauseInput, clausesInput, spaceInput, type Wrong } from "./shapes";

type Ask = (server: Doorkeeper, request: Request) => Promise<Response>;

const BAD = 400;
const NOT_FOUND = 404;
const UNPROCESSABLE = 422;

/** `POST /api/check`: what the rules say of an action. */
export const askCheck: Ask = judging(checkInput, checkAction);

/** `POST /api/check/card`: where a card may go. */
export const askCard: Ask = judging(cardInput, spacesFor);

/** `POST /api/check/space`: what may go to a space. */
export const askSpace: Ask = judging(spaceInput, cardsFor);

function judging<Input>(shape: z.ZodType<Input>, ask: (input: Input) => AnswerOrWrong<unknown>): Ask {
  return (server, request) =>
    answerAt(server, request, "POST", ({ body }) => {
      const language = languageIn(body);
      const read = shape.safeParse(body);
      if (!read.success) return refused(BAD, wrongsOf(read.error, shape, body, "body"), language);
      const asked = ask(read.data);
      return "answer" in asked ? answerResponse(asked.answer) : refused(UNPROCESSABLE, asked.wrong, language);
    });
}

/** `GET /api/clauses`: the clauses in one language. */
export const askClauses: Ask = (server, request) =>
  answerAt(server, request, "GET", (question) => {
    const read = queryOf(question, clausesInput);
    if (read instanceof Response) return read;
    const { language, q, ...options } = read;
    const { game } = options;
    if (q !== undefined)
      return keptResponse(question, paged({ language, ...clausesFor(q, language, options) }));
    return keptResponse(
      question,
      page(`clauses ${language} ${game}`, () => ({ language, clauses: clausesOf(language, game) })),
    );
  });

/** `GET /api/clauses/{id}`: one clause in one language. */
export const askClause = (server: Doorkeeper, request: Request, id: string): Promise<Response> =>
  answerAt(server, request, "GET", (question) => {
    const read = queryOf(question, clauseInput);
    if (read instanceof Response) return read;
    const { language } = read;
    const clause = clauseOf(id, language);
    if (clause !== undefined)
      return keptResponse(
        question,
        // Cached under the clause's own name: there are too many ways to mix capitals and small letters.
        page(`clause ${language} ${clause.id}`, () => ({ language, clause })),
      );
    const wrong = wrongOf({ at: 0, what: "clause.id", with: { word: id } }, "id", {});
    return refusalResponse(NOT_FOUND, [{ ...wrong, in: "path" }], language);
  });

/** Any other path under `/api`, by any method. */
export const askElsewhere: Ask = (server, request) =>
  answerAt(server, request, "ANY", ({ url }) => {
    const wrong: Wrong = { code: "address.unknown", in: "path", path: "", at: 0, with: {} };
    return refusalResponse(NOT_FOUND, [wrong], languageIn({ language: url.searchParams.get("language") }));
  });

/** `GET /api/openapi.json`: the description of this API for programs. */
export const askOpenapi: Ask = (server, request) =>
  answerAt(server, request, "GET", (question) => keptResponse(question, page("openapi", openapi)));

/** The fields of a query, each given once. */
function queryOf<Output>({ url }: DoorQuestion, shape: z.ZodType<Output>): Output | Response {
  const sent = Object.fromEntries(url.searchParams);
  const language = languageIn(sent);
  const twice = Object.keys(sent).filter((key) => url.searchParams.getAll(key).length > 1);
  if (twice.length > 0) {
    const wrong = twice.map((word): Wrong => {
      return { code: "query.twice", in: "query", path: word, at: 0, with: { word } };
    });
    return refused(BAD, wrong, language);
  }
  // The shape would drop an unknown word, and would read a number in any way that JavaScript can write one.
  const misread = Object.entries(sent).flatMap(([word, text]): readonly Wrong[] => {
    const wrong = { in: "query", path: word, at: 0 } as const;
    if (word === UNFIT) return [{ ...wrong, code: "input.field", with: { word } }];
    const isNumber = word !== "limit" || /^\d+$/.test(text);
    return isNumber ? [] : [{ ...wrong, code: "input.kind", with: { kind: "int" } }];
  });
  if (misread.length > 0) return refused(BAD, misread, language);
  const read = shape.safeParse(sent);
  return read.success ? read.data : refused(BAD, wrongsOf(read.error, shape, sent, "query"), language);
}

function refused(status: number, [first, ...others]: readonly Wrong[], language: Language): Response {
  if (first === undefined) throw new Error("a refusal without a reason");
  return refusalResponse(status, [first, ...others], language);
}

const pages = new Map<string, TextPage>();

/** Makes a page that is the same for everybody once. Only for a small set of names. */
function page(name: string, make: () => unknown): TextPage {
  const known = pages.get(name);
  if (known !== undefined) return known;
  const made = paged(make());
  pages.set(name, made);
  return made;
}

function paged(answer: unknown): TextPage {
  const text = JSON.stringify(answer);
  // Weak: a proxy may compress it.
  return { text, etag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
}

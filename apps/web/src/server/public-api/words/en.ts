import type { AskingWords } from "./shapes";

/** Values stand between braces. */
export const en: AskingWords = {
  "input.json": "This is no JSON.",
  "input.encoding": "This is no UTF-8.",
  "input.media": "Send JSON, as application/json and not compressed.",
  "input.large": "Send {most} bytes at most.",
  "input.kind": "This should be of the kind “{kind}”.",
  "input.missing": "This is missing.",
  "input.field": "There is no field “{word}” here.",
  "input.long": "At most {most}.",
  "input.short": "At least {least}.",
  "input.choice": "One of these: {choices}.",
  "input.form": "This is not of the right form.",
  "input.where": "Send a position or a setup.",
  "input.one": "Send a position or a setup, not both.",
  "input.cells": "Cells go with an option code only.",
  "clause.id": "There is no clause “{word}”.",
  "address.unknown": "There is nothing at this address. /api/openapi.json lists what there is.",
  "query.long": "This address is too long.",
  "query.twice": "“{word}” is said twice.",
  "method.not": "Ask by {choices}.",
  "rate.slow": "Too many questions. Ask again in {seconds} s.",
  "server.ending": "This server is about to stop. Ask again soon.",
  "server.failed": "Something went wrong here, not in what you sent.",
};

import type { AskingWords } from "./shapes";

/** Werte stehen in geschweiften Klammern. */
export const de: AskingWords = {
  "input.json": "Das ist kein JSON.",
  "input.encoding": "Das ist kein UTF-8.",
  "input.media": "Schick JSON, als application/json und unkomprimiert.",
  "input.large": "Schick höchstens {most} Bytes.",
  "input.kind": "Das muss von der Art „{kind}“ sein.",
  "input.missing": "Das fehlt.",
  "input.field": "Ein Feld „{word}“ gibt es hier nicht.",
  "input.long": "Höchstens {most}.",
  "input.short": "Mindestens {least}.",
  "input.choice": "Eins davon: {choices}.",
  "input.form": "Das hat nicht die richtige Form.",
  "input.where": "Schick eine Stellung oder ein „setup“.",
  "input.one": "Schick eine Stellung oder ein „setup“, nicht beides.",
  "input.cells": "„cells“ gehört nur zu einem Optionscode.",
  "clause.id": "Eine Klausel „{word}“ gibt es nicht.",
  "address.unknown": "Unter dieser Adresse gibt es nichts. /api/openapi.json nennt, was es gibt.",
  "query.long": "Diese Adresse ist zu lang.",
  "query.twice": "„{word}“ ist zweimal gesagt.",
  "method.not": "Frag mit {choices}.",
  "rate.slow": "Zu viele Fragen. Frag in {seconds} s wieder.",
  "server.ending": "Dieser Server hört gleich auf. Frag bald wieder.",
  "server.failed": "Hier ist etwas schiefgegangen, nicht an deiner Anfrage.",
};

import type { AskingWords } from "./shapes";

/** Les valeurs se mettent entre accolades. */
export const fr: AskingWords = {
  "input.json": "Ce n’est pas du JSON.",
  "input.encoding": "Ce n’est pas de l’UTF-8.",
  "input.media": "Envoie du JSON, en application/json et sans compression.",
  "input.large": "Envoie {most} octets au plus.",
  "input.kind": "Ce devrait être du genre « {kind} ».",
  "input.missing": "Ceci manque.",
  "input.field": "Il n’y a pas de champ « {word} » ici.",
  "input.long": "Au plus {most}.",
  "input.short": "Au moins {least}.",
  "input.choice": "L’un de ceux-ci : {choices}.",
  "input.form": "Ceci n’a pas la bonne forme.",
  "input.where": "Envoie une position ou un « setup ».",
  "input.one": "Envoie une position ou un « setup », pas les deux.",
  "input.cells": "« cells » ne va qu’avec un code d’options.",
  "clause.id": "Il n’y a pas de clause « {word} ».",
  "address.unknown": "Il n’y a rien à cette adresse. /api/openapi.json dit ce qu’il y a.",
  "query.long": "Cette adresse est trop longue.",
  "query.twice": "« {word} » est dit deux fois.",
  "method.not": "Demande par {choices}.",
  "rate.slow": "Trop de questions. Redemande dans {seconds} s.",
  "server.ending": "Ce serveur va s’arrêter. Redemande bientôt.",
  "server.failed": "Quelque chose a échoué ici, pas dans ton envoi.",
};

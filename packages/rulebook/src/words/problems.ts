// Written by `npm run words -- --update` from the messages in `locales`.
import type { Translated } from "../language";
import type { PROBLEM_CODES } from "../problems/shapes";

export const PROBLEM_WORDS: Readonly<Record<(typeof PROBLEM_CODES)[number], Translated>> = {
  "option.long": { en: "This is too long.", fr: "C’est trop long.", de: "Das ist zu lang." },
  "option.game": {
    en: "“{word}” is no game of ours.",
    fr: "« {word} » n’est pas un de nos jeux.",
    de: "„{word}“ ist keines unserer Spiele.",
  },
  "option.players": {
    en: "Say how many play, from one to five.",
    fr: "Dis combien jouent, d’une à cinq personnes.",
    de: "Sag, wie viele spielen, von einer Person bis fünf.",
  },
  "option.unknown": {
    en: "This game has no option “{word}”.",
    fr: "Ce jeu n’a pas d’option « {word} ».",
    de: "Dieses Spiel kennt keine Option „{word}“.",
  },
  "option.twice": {
    en: "“{word}” is chosen twice.",
    fr: "« {word} » est choisi deux fois.",
    de: "„{word}“ ist zweimal gewählt.",
  },
  "option.range": {
    en: "“{word}” does not fit: from {least} to {most}.",
    fr: "« {word} » ne convient pas : de {least} à {most}.",
    de: "„{word}“ passt nicht: von {least} bis {most}.",
  },
  "option.mix": {
    en: "“{word}” does not go with this variant.",
    fr: "« {word} » ne va pas avec cette variante.",
    de: "„{word}“ passt nicht zu dieser Variante.",
  },
  "option.duel": {
    en: "The Competitive game is for exactly two.",
    fr: "La Compétition se joue à deux.",
    de: "Der Wettstreit ist für genau zwei.",
  },
  "option.pyramid": {
    en: "“{word}” belongs to the Pyramid.",
    fr: "« {word} » appartient à la Pyramide.",
    de: "„{word}“ gehört zur Pyramide.",
  },
  "option.border": {
    en: "Row {row} has no space “{word}”.",
    fr: "La rangée {row} n’a pas de case « {word} ».",
    de: "Reihe {row} hat kein Feld „{word}“.",
  },
  "option.solo": {
    en: "This is for one player only.",
    fr: "C’est pour une seule personne.",
    de: "Das ist nur für eine Person.",
  },
  "option.panorama": {
    en: "“{word}” cannot be a Panorama here.",
    fr: "« {word} » ne peut pas être un panorama ici.",
    de: "„{word}“ kann hier kein Panorama sein.",
  },
  "option.goat": {
    en: "“{word}” cannot bear a goat here.",
    fr: "« {word} » ne peut pas porter de chèvre ici.",
    de: "„{word}“ kann hier keine Ziege tragen.",
  },
  "act.long": { en: "This is too long.", fr: "C’est trop long.", de: "Das ist zu lang." },
  "act.empty": { en: "Nothing is said.", fr: "Rien n’est dit.", de: "Es ist nichts gesagt." },
  "act.seat": { en: "There are {seats} seats.", fr: "Il y a {seats} places.", de: "Es gibt {seats} Plätze." },
  "act.card": {
    en: "There is no card “{word}”.",
    fr: "Il n’y a pas de carte « {word} ».",
    de: "Eine Karte „{word}“ gibt es nicht.",
  },
  "act.named": {
    en: "“{word}” is no number of an Island.",
    fr: "« {word} » n’est pas un nombre d’île.",
    de: "„{word}“ ist keine Inselzahl.",
  },
  "act.extra": { en: "“{word}” is too much.", fr: "« {word} » est de trop.", de: "„{word}“ ist zu viel." },
  "act.place": { en: "Say where it goes.", fr: "Dis où va la carte.", de: "Sag, wohin die Karte kommt." },
  "act.cell": {
    en: "The board has no space “{word}”.",
    fr: "Le plateau n’a pas de case « {word} ».",
    de: "Das Brett hat kein Feld „{word}“.",
  },
  "act.where": {
    en: "There is no place “{word}”.",
    fr: "Il n’y a pas de place « {word} ».",
    de: "Einen Platz „{word}“ gibt es nicht.",
  },
  "act.split": {
    en: "Say how the cards are shared, such as 2-4-2.",
    fr: "Dis comment partager les cartes, par exemple 2-4-2.",
    de: "Sag, wie die Karten geteilt werden, etwa 2-4-2.",
  },
  "act.payment": {
    en: "A minus goes in front of a card that pays: “{word}”.",
    fr: "Une carte qui paie commence par un moins : « {word} ».",
    de: "Vor einer Karte, die bezahlt, steht ein Minus: „{word}“.",
  },
  "act.number": {
    en: "“{word}” is no number.",
    fr: "« {word} » n’est pas un nombre.",
    de: "„{word}“ ist keine Zahl.",
  },
  "position.long": { en: "This is too long.", fr: "C’est trop long.", de: "Das ist zu lang." },
  "position.fields": {
    en: "A position has three parts.",
    fr: "Une position a trois parties.",
    de: "Eine Stellung hat drei Teile.",
  },
  "position.viewer": {
    en: "“{word}” is no seat that looks.",
    fr: "« {word} » n’est pas une place qui regarde.",
    de: "„{word}“ ist kein Platz, der zusieht.",
  },
  "position.rows": {
    en: "The board has {need} rows, not {have}.",
    fr: "Le plateau a {need} rangées, et non {have}.",
    de: "Das Brett hat {need} Reihen, nicht {have}.",
  },
  "position.cells": {
    en: "Row {row} has {need} spaces, not {have}.",
    fr: "La rangée {row} a {need} cases, et non {have}.",
    de: "Reihe {row} hat {need} Felder, nicht {have}.",
  },
  "position.place": {
    en: "There is no place “{word}”.",
    fr: "Il n’y a pas de place « {word} ».",
    de: "Einen Platz „{word}“ gibt es nicht.",
  },
  "position.twice": {
    en: "“{word}” is named twice.",
    fr: "« {word} » est nommé deux fois.",
    de: "„{word}“ ist zweimal genannt.",
  },
  "position.card": {
    en: "There is no card “{word}”.",
    fr: "Il n’y a pas de carte « {word} ».",
    de: "Eine Karte „{word}“ gibt es nicht.",
  },
  "position.again": {
    en: "“{word}” lies twice.",
    fr: "« {word} » est posé deux fois.",
    de: "„{word}“ liegt zweimal.",
  },
  "position.many": {
    en: "Of “{word}” there are {most} at most.",
    fr: "De « {word} », il y a {most} au plus.",
    de: "Von „{word}“ gibt es höchstens {most}.",
  },
  "position.misplaced": {
    en: "“{word}” cannot lie there.",
    fr: "« {word} » ne peut pas être là.",
    de: "„{word}“ kann dort nicht liegen.",
  },
  "position.hidden": {
    en: "Nobody who looks here may see “{word}”.",
    fr: "Personne qui regarde ici ne peut voir « {word} ».",
    de: "Wer hier zusieht, darf „{word}“ nicht sehen.",
  },
  "position.open": {
    en: "What lies open is named: “{word}”.",
    fr: "Ce qui est visible se nomme : « {word} ».",
    de: "Was offen liegt, wird genannt: „{word}“.",
  },
  "position.lifted": {
    en: "Only one card can be on its way up.",
    fr: "Une seule carte peut être en train de monter.",
    de: "Nur eine Karte kann auf dem Weg hinauf sein.",
  },
  "position.count": {
    en: "{have} pieces are placed, and the box holds {need}.",
    fr: "{have} pièces sont placées, et la boîte en a {need}.",
    de: "{have} Teile sind verteilt, und die Schachtel hat {need}.",
  },
  "position.face": {
    en: "Say first which card lies on {word}.",
    fr: "Dis d’abord quelle carte est posée en {word}.",
    de: "Sag zuerst, welche Karte auf {word} liegt.",
  },
  "position.still": {
    en: "Nobody is to act at this position.",
    fr: "Personne n’a à jouer dans cette position.",
    de: "In dieser Stellung ist niemand am Zug.",
  },
  "setup.shape": {
    en: "“{field}” is not of the right form.",
    fr: "« {field} » n’a pas la bonne forme.",
    de: "„{field}“ hat nicht die richtige Form.",
  },
  "setup.seat": {
    en: "There are {seats} seats.",
    fr: "Il y a {seats} places.",
    de: "Es gibt {seats} Plätze.",
  },
  "setup.named": {
    en: "“{word}” is no number of an Island.",
    fr: "« {word} » n’est pas un nombre d’île.",
    de: "„{word}“ ist keine Inselzahl.",
  },
  "told.word": {
    en: "“{word}” cannot have come to light here.",
    fr: "« {word} » n’a pas pu apparaître ici.",
    de: "„{word}“ kann hier nicht aufgedeckt worden sein.",
  },
  "told.extra": {
    en: "“{word}” is too much: nothing more comes to light.",
    fr: "« {word} » est de trop : rien d’autre n’apparaît.",
    de: "„{word}“ ist zu viel: Mehr wird nicht aufgedeckt.",
  },
  "record.long": {
    en: "This game is too long to read.",
    fr: "Cette partie est trop longue à lire.",
    de: "Dieses Spiel ist zu lang zum Lesen.",
  },
  "record.title": {
    en: "This is no recorded game.",
    fr: "Ce n’est pas une partie notée.",
    de: "Das ist kein aufgezeichnetes Spiel.",
  },
  "record.position": {
    en: "The position of this game cannot be read.",
    fr: "La position de cette partie est illisible.",
    de: "Die Stellung dieses Spiels lässt sich nicht lesen.",
  },
  "record.players": {
    en: "{need} players are to be named.",
    fr: "Il faut nommer {need} personnes.",
    de: "{need} Personen sind zu nennen.",
  },
  "record.result": { en: "The result is missing.", fr: "Le résultat manque.", de: "Das Ergebnis fehlt." },
  "record.line": {
    en: "This line is no act.",
    fr: "Cette ligne n’est pas une action.",
    de: "Diese Zeile ist keine Aktion.",
  },
  over: {
    en: "This game is over: nothing goes on from here.",
    fr: "Cette partie est finie : elle ne va pas plus loin.",
    de: "Dieses Spiel ist zu Ende: Von hier geht nichts weiter.",
  },
  "begin.hand": {
    en: "A hand holds {have} cards, and nobody can hold more than {most} here.",
    fr: "Une main tient {have} cartes, et personne ne peut en tenir plus de {most} ici.",
    de: "Eine Hand hat {have} Karten, und mehr als {most} kann hier niemand halten.",
  },
  "begin.order": {
    en: "So many cards lie against the rules that no game can have come to this.",
    fr: "Tant de cartes sont posées contre les règles qu’aucune partie n’a pu en arriver là.",
    de: "So viele Karten liegen gegen die Regeln, dass kein Spiel dahin gekommen sein kann.",
  },
  "input.question": {
    en: "This is a question. Send an action.",
    fr: "C’est une question. Envoie une action.",
    de: "Das ist eine Frage. Schick eine Aktion.",
  },
  "input.word": {
    en: "“{word}” is not understood here.",
    fr: "« {word} » n’est pas compris ici.",
    de: "„{word}“ wird hier nicht verstanden.",
  },
  "input.end": {
    en: "Something is missing at the end.",
    fr: "Il manque quelque chose à la fin.",
    de: "Am Ende fehlt etwas.",
  },
  "act.colour": {
    en: "“{word}” lacks its colour: {known}.",
    fr: "Il manque la couleur de « {word} » : {known}.",
    de: "Bei „{word}“ fehlt die Farbe: {known}.",
  },
  "act.module": {
    en: "“{word}” is not in play here. It is with “{options}”, by {clause}.",
    fr: "« {word} » n’est pas en jeu ici. C’est le cas avec « {options} », selon {clause}.",
    de: "„{word}“ ist hier nicht im Spiel, aber mit „{options}“, nach {clause}.",
  },
  "position.module": {
    en: "“{word}” is not in play here. It is with “{options}”, by {clause}.",
    fr: "« {word} » n’est pas en jeu ici. C’est le cas avec « {options} », selon {clause}.",
    de: "„{word}“ ist hier nicht im Spiel, aber mit „{options}“, nach {clause}.",
  },
  "act.without": {
    en: "“{word}” is not in play with “{options}”, by {clause}.",
    fr: "« {word} » n’est pas en jeu avec « {options} », selon {clause}.",
    de: "„{word}“ ist mit „{options}“ nicht im Spiel, nach {clause}.",
  },
  "act.automatic": {
    en: "The Rocks move by themselves with “{options}”, by {clause}.",
    fr: "Les récifs se déplacent seuls avec « {options} », selon {clause}.",
    de: "Die Felsen ziehen mit „{options}“ von selbst, nach {clause}.",
  },
  known: { en: "There is: {known}.", fr: "Il y a : {known}.", de: "Es gibt: {known}." },
  other: { en: "This cannot be read.", fr: "C’est illisible.", de: "Das lässt sich nicht lesen." },
};

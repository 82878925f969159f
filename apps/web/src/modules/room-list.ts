// Written by `npm run rooms -- --update`.
/** What each module provides to the screens, and the cards, acts, steps and refusals of all modules together. */
import type { ModuleId } from "@stillwater/engine";
import { room as beacons } from "./beacons/room";
import { room as dayNight } from "./day-night/room";
import { room as duel } from "./duel/room";
import { room as greenPath } from "./green-path/room";
import { room as highArch } from "./high-arch/room";
import { room as jaggedRocks } from "./jagged-rocks/room";
import { room as mountainGoats } from "./mountain-goats/room";
import { room as panoramas } from "./panoramas/room";
import { room as pyramid } from "./pyramid/room";
import type { Room } from "./room";
import { room as seaMonsters } from "./sea-monsters/room";
import { room as stormCompass } from "./storm-compass/room";
import { room as wildCards } from "./wild-cards/room";

export const ROOMS: { readonly [M in ModuleId]: Room<M> } = {
  "jagged-rocks": jaggedRocks,
  "sea-monsters": seaMonsters,
  "storm-compass": stormCompass,
  "wild-cards": wildCards,
  beacons,
  "high-arch": highArch,
  pyramid,
  "day-night": dayNight,
  duel,
  "green-path": greenPath,
  panoramas,
  "mountain-goats": mountainGoats,
};

export const ROOM_CARDS = {
  ...jaggedRocks.cards,
  ...seaMonsters.cards,
  ...stormCompass.cards,
  ...wildCards.cards,
  ...beacons.cards,
  ...highArch.cards,
  ...pyramid.cards,
  ...dayNight.cards,
  ...duel.cards,
  ...greenPath.cards,
  ...panoramas.cards,
  ...mountainGoats.cards,
};

export const ROOM_ACTS = {
  ...jaggedRocks.acts,
  ...seaMonsters.acts,
  ...stormCompass.acts,
  ...wildCards.acts,
  ...beacons.acts,
  ...highArch.acts,
  ...pyramid.acts,
  ...dayNight.acts,
  ...duel.acts,
  ...greenPath.acts,
  ...panoramas.acts,
  ...mountainGoats.acts,
};

export const ROOM_STEPS = {
  ...jaggedRocks.steps,
  ...seaMonsters.steps,
  ...stormCompass.steps,
  ...wildCards.steps,
  ...beacons.steps,
  ...highArch.steps,
  ...pyramid.steps,
  ...dayNight.steps,
  ...duel.steps,
  ...greenPath.steps,
  ...panoramas.steps,
  ...mountainGoats.steps,
};

export const ROOM_REFUSALS = {
  ...jaggedRocks.refusals,
  ...seaMonsters.refusals,
  ...stormCompass.refusals,
  ...wildCards.refusals,
  ...beacons.refusals,
  ...highArch.refusals,
  ...pyramid.refusals,
  ...dayNight.refusals,
  ...duel.refusals,
  ...greenPath.refusals,
  ...panoramas.refusals,
  ...mountainGoats.refusals,
};

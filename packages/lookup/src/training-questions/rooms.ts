// Written by `npm run rooms -- --update`.
/** How people ask about the rules, in each language. If a room has no file in a language, this does not compile. */

import deBeacons from "@stillwater/rulebook/locales/de/wordings/beacons.json";
import deDayNight from "@stillwater/rulebook/locales/de/wordings/day-night.json";
import deDuel from "@stillwater/rulebook/locales/de/wordings/duel.json";
import deGreenPath from "@stillwater/rulebook/locales/de/wordings/green-path.json";
import deHighArch from "@stillwater/rulebook/locales/de/wordings/high-arch.json";
import deJaggedRocks from "@stillwater/rulebook/locales/de/wordings/jagged-rocks.json";
import deMountain from "@stillwater/rulebook/locales/de/wordings/mountain.json";
import deMountainGoats from "@stillwater/rulebook/locales/de/wordings/mountain-goats.json";
import dePanoramas from "@stillwater/rulebook/locales/de/wordings/panoramas.json";
import dePyramid from "@stillwater/rulebook/locales/de/wordings/pyramid.json";
import deSea from "@stillwater/rulebook/locales/de/wordings/sea.json";
import deSeaMonsters from "@stillwater/rulebook/locales/de/wordings/sea-monsters.json";
import deStormCompass from "@stillwater/rulebook/locales/de/wordings/storm-compass.json";
import deWildCards from "@stillwater/rulebook/locales/de/wordings/wild-cards.json";
import enBeacons from "@stillwater/rulebook/locales/en/wordings/beacons.json";
import enDayNight from "@stillwater/rulebook/locales/en/wordings/day-night.json";
import enDuel from "@stillwater/rulebook/locales/en/wordings/duel.json";
import enGreenPath from "@stillwater/rulebook/locales/en/wordings/green-path.json";
import enHighArch from "@stillwater/rulebook/locales/en/wordings/high-arch.json";
import enJaggedRocks from "@stillwater/rulebook/locales/en/wordings/jagged-rocks.json";
import enMountain from "@stillwater/rulebook/locales/en/wordings/mountain.json";
import enMountainGoats from "@stillwater/rulebook/locales/en/wordings/mountain-goats.json";
import enPanoramas from "@stillwater/rulebook/locales/en/wordings/panoramas.json";
import enPyramid from "@stillwater/rulebook/locales/en/wordings/pyramid.json";
import enSea from "@stillwater/rulebook/locales/en/wordings/sea.json";
import enSeaMonsters from "@stillwater/rulebook/locales/en/wordings/sea-monsters.json";
import enStormCompass from "@stillwater/rulebook/locales/en/wordings/storm-compass.json";
import enWildCards from "@stillwater/rulebook/locales/en/wordings/wild-cards.json";
import frBeacons from "@stillwater/rulebook/locales/fr/wordings/beacons.json";
import frDayNight from "@stillwater/rulebook/locales/fr/wordings/day-night.json";
import frDuel from "@stillwater/rulebook/locales/fr/wordings/duel.json";
import frGreenPath from "@stillwater/rulebook/locales/fr/wordings/green-path.json";
import frHighArch from "@stillwater/rulebook/locales/fr/wordings/high-arch.json";
import frJaggedRocks from "@stillwater/rulebook/locales/fr/wordings/jagged-rocks.json";
import frMountain from "@stillwater/rulebook/locales/fr/wordings/mountain.json";
import frMountainGoats from "@stillwater/rulebook/locales/fr/wordings/mountain-goats.json";
import frPanoramas from "@stillwater/rulebook/locales/fr/wordings/panoramas.json";
import frPyramid from "@stillwater/rulebook/locales/fr/wordings/pyramid.json";
import frSea from "@stillwater/rulebook/locales/fr/wordings/sea.json";
import frSeaMonsters from "@stillwater/rulebook/locales/fr/wordings/sea-monsters.json";
import frStormCompass from "@stillwater/rulebook/locales/fr/wordings/storm-compass.json";
import frWildCards from "@stillwater/rulebook/locales/fr/wordings/wild-cards.json";
import type { Wordings } from "./shapes";

export const WORDINGS: Wordings = {
  en: {
    ...enSea,
    ...enJaggedRocks,
    ...enSeaMonsters,
    ...enStormCompass,
    ...enWildCards,
    ...enBeacons,
    ...enHighArch,
    ...enPyramid,
    ...enDayNight,
    ...enDuel,
    ...enMountain,
    ...enGreenPath,
    ...enPanoramas,
    ...enMountainGoats,
  },
  fr: {
    ...frSea,
    ...frJaggedRocks,
    ...frSeaMonsters,
    ...frStormCompass,
    ...frWildCards,
    ...frBeacons,
    ...frHighArch,
    ...frPyramid,
    ...frDayNight,
    ...frDuel,
    ...frMountain,
    ...frGreenPath,
    ...frPanoramas,
    ...frMountainGoats,
  },
  de: {
    ...deSea,
    ...deJaggedRocks,
    ...deSeaMonsters,
    ...deStormCompass,
    ...deWildCards,
    ...deBeacons,
    ...deHighArch,
    ...dePyramid,
    ...deDayNight,
    ...deDuel,
    ...deMountain,
    ...deGreenPath,
    ...dePanoramas,
    ...deMountainGoats,
  },
};

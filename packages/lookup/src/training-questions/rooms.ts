// Written by `npm run rooms -- --update`.
/** Ways people ask, room by room, in reading order. A room without a file of its name in a language does not compile. */

import deBeacons from "../../wordings/de/beacons.json";
import deDayNight from "../../wordings/de/day-night.json";
import deDuel from "../../wordings/de/duel.json";
import deGreenPath from "../../wordings/de/green-path.json";
import deHighArch from "../../wordings/de/high-arch.json";
import deJaggedRocks from "../../wordings/de/jagged-rocks.json";
import deMountain from "../../wordings/de/mountain.json";
import deMountainGoats from "../../wordings/de/mountain-goats.json";
import dePanoramas from "../../wordings/de/panoramas.json";
import dePyramid from "../../wordings/de/pyramid.json";
import deSea from "../../wordings/de/sea.json";
import deSeaMonsters from "../../wordings/de/sea-monsters.json";
import deStormCompass from "../../wordings/de/storm-compass.json";
import deWildCards from "../../wordings/de/wild-cards.json";
import enBeacons from "../../wordings/en/beacons.json";
import enDayNight from "../../wordings/en/day-night.json";
import enDuel from "../../wordings/en/duel.json";
import enGreenPath from "../../wordings/en/green-path.json";
import enHighArch from "../../wordings/en/high-arch.json";
import enJaggedRocks from "../../wordings/en/jagged-rocks.json";
import enMountain from "../../wordings/en/mountain.json";
import enMountainGoats from "../../wordings/en/mountain-goats.json";
import enPanoramas from "../../wordings/en/panoramas.json";
import enPyramid from "../../wordings/en/pyramid.json";
import enSea from "../../wordings/en/sea.json";
import enSeaMonsters from "../../wordings/en/sea-monsters.json";
import enStormCompass from "../../wordings/en/storm-compass.json";
import enWildCards from "../../wordings/en/wild-cards.json";
import frBeacons from "../../wordings/fr/beacons.json";
import frDayNight from "../../wordings/fr/day-night.json";
import frDuel from "../../wordings/fr/duel.json";
import frGreenPath from "../../wordings/fr/green-path.json";
import frHighArch from "../../wordings/fr/high-arch.json";
import frJaggedRocks from "../../wordings/fr/jagged-rocks.json";
import frMountain from "../../wordings/fr/mountain.json";
import frMountainGoats from "../../wordings/fr/mountain-goats.json";
import frPanoramas from "../../wordings/fr/panoramas.json";
import frPyramid from "../../wordings/fr/pyramid.json";
import frSea from "../../wordings/fr/sea.json";
import frSeaMonsters from "../../wordings/fr/sea-monsters.json";
import frStormCompass from "../../wordings/fr/storm-compass.json";
import frWildCards from "../../wordings/fr/wild-cards.json";
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

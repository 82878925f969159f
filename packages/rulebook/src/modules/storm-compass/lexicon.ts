import type { RoomLexicon } from "../../lexicon/shapes";

export const lexicon = {
  spoken: {
    storm: { en: "storm storms", fr: "tempete tempetes", de: "sturm sturme stuerme sturmkarte" },
    yellow: { en: "yellow squall", fr: "jaune grain", de: "gelb gelbe gelber gelben bo boe" },
    purple: {
      en: "purple fog",
      fr: "pourpre violette violet brume",
      de: "violett violette violetter violetten lila nebel",
    },
    orange: {
      en: "orange coast",
      fr: "orange cote",
      de: "orange orangefarbene orangefarbener orangefarbenen kuste kueste",
    },
    compass: { en: "compass compasses", fr: "boussole boussoles", de: "kompass kompasse" },
    fresh: {
      en: "this drawn new fresh",
      fr: "cette nouvelle piochee tiree",
      de: "diesen dieser neuen gezogenen frischen",
    },
    pass: {
      en: "pass passes keep keeps",
      fr: "passe passer garde garder gardons",
      de: "passe passen passt behalte behalten behalt behaelt",
    },
    shed: { en: "shed", fr: "reduis reduire reduit", de: "verkleinern verkleinere" },
    sweep: { en: "sweep", fr: "balaie balayer", de: "alles" },
    blind: { en: "blind unseen", fr: "aveugle", de: "blind ungesehen" },
  },
  said: {
    compass: { en: "Compass", fr: "Boussole", de: "Kompass" },
    pass: { en: "pass", fr: "passe", de: "passe" },
    shed: { en: "shed", fr: "réduis", de: "verkleinern" },
    sweep: { en: "sweep", fr: "balaie", de: "alles abwerfen" },
    blind: { en: "blind", fr: "à l’aveugle", de: "blind" },
    fog: { en: "fog", fr: "brume", de: "Nebel" },
    fresh: { en: "this Storm", fr: "cette Tempête", de: "diesen Sturm" },
  },
  searched: {
    "yellow+storm": { en: "squall", fr: "grain bourrasque", de: "bö böe" },
    "purple+storm": {
      en: "fog mist foggy misty",
      fr: "brume brouillard embrumée brumeux",
      de: "nebel neblig neblige",
    },
    "orange+storm": { en: "coast", fr: "côte", de: "küste" },
    storm: {
      en: "storm storms tempest gale stormcloud thunderstorm weather cloud lightning thunder wind hurricane bad_weather clouds rain rainy stormy_weather",
      fr: "tempête tempêtes orage ouragan intempérie météo nuage foudre vent cyclone mauvais_temps nuages pluie bourrasques",
      de: "sturm stürme unwetter orkan gewitter wetter wolke blitz donner wind sturmkarte schlechtes_wetter schlechte_wetter wolken regen sturmwolke unwetters",
    },
    compass: {
      en: "compass compasses compas",
      fr: "boussole boussoles compas",
      de: "kompass kompasse kompaß kompas",
    },
    yellow: { en: "yellow", fr: "jaune", de: "gelb" },
    purple: {
      en: "purple violet lilac lavender magenta",
      fr: "pourpre violet violette mauve lilas lavande magenta parme",
      de: "violett lila purpur purpurn purpurner lilafarben flieder fliederfarben magenta",
    },
    orange: {
      en: "orange orangey",
      fr: "orange orangé orangée",
      de: "orange orangefarben oranger orangener orangefarbener orangefarbenen orangenen",
    },
  },
} as const satisfies RoomLexicon;

import type { RoomLexicon } from "../../lexicon/shapes";

export const lexicon = {
  spoken: {
    green: {
      en: "green greens",
      fr: "vert verte verts vertes vers",
      de: "grun grune gruner grunes grunen gruen gruene gruener gruenes gruenen",
    },
    blue: { en: "blue blues blew", fr: "bleu bleue bleus bleues", de: "blau blaue blauer blaues blauen" },
    red: { en: "red reds read", fr: "rouge rouges", de: "rot rote roter rotes roten" },
    summit: { en: "summit", fr: "sommet", de: "gipfel" },
    bridge: { en: "bridge", fr: "pont ponts", de: "brucke bruecke brucken bruecken" },
    campfire: { en: "campfire fire camp", fr: "feu camp", de: "lagerfeuer feuer" },
    rope: {
      en: "rope ropes",
      fr: "corde cordes cordee",
      de: "seil seile fuhrungsseil fuehrungsseil sicherungsseil",
    },
    move: {
      en: "move moves relocate",
      fr: "deplace deplacer bouge bouger",
      de: "versetze versetzen versetzt bewege bewegen bewegt verschiebe verschieben wandern",
    },
  },
  said: {
    summit: { en: "Summit", fr: "sommet", de: "Gipfel" },
    bridge: { en: "Bridge", fr: "pont", de: "Brücke" },
    rope: { en: "rope", fr: "corde", de: "Seil" },
    move: { en: "move", fr: "déplace", de: "versetze" },
  },
  searched: {
    ascent: {
      en: "ascent_card climbing_card mountain_card ordinary_card",
      fr: "carte_d_ascension carte_ascension ascension",
      de: "aufstiegskarte aufstiegskarten aufstieg bergkarte",
    },
    bridge: { en: "bridge bridges", fr: "pont ponts passerelle", de: "brücke brücken" },
    campfire: {
      en: "campfire campfires fire camp camp_fire bonfire fireplace flame burning burn burns burnt ignite",
      fr: "feu feux feu_de_camp campement foyer feux_de_camp flamme allumer allumé brûler brûlée",
      de: "lagerfeuer feuer feuerstelle campfeuer lagerfeuerkarte campingfeuer anzünden entzünden brennen brennt angezündet",
    },
    summit: {
      en: "summit summits peak summit_card mountaintop top_card topmost_card mountain_top summit_card crown",
      fr: "sommet sommets cime pic carte_sommet carte_du_sommet carte_du_haut",
      de: "gipfel gipfelkarte bergspitze berggipfel spitze oberste_karte_des_berges bergspitze",
    },
    rope: {
      en: "rope ropes guide_rope guide_ropes lifeline guideline climbing_rope",
      fr: "corde cordes cordée corde_de_guide cordage corde_guide",
      de: "seil seile führungsseil kletterseil tau kletterseile strick leine sicherungsseil",
    },
    green: { en: "green", fr: "vert verte", de: "grün" },
    blue: { en: "blue", fr: "bleu bleue", de: "blau" },
    red: { en: "red", fr: "rouge", de: "rot rote roter rotes roten" },
  },
} as const satisfies RoomLexicon;

import type { Language } from "@stillwater/rulebook";
import type { Trap } from "./traps";

/**
 * A third list of questions that look like a check: negations, "nobody has", "can't pay", "need I", "why", order and time,
 * sides, both games in one sentence. Written before they were asked; "not understood" is always right.
 */
export const LATEST_TRAPS: Readonly<Record<Language, readonly Trap[]>> = {
  en: [
    ["is 33 next to 36 not three cards"],
    ["nobody has two cards, can 33 go next to 35"],
    ["33 next to 35 and i cant pay, still ok?", "no T.place.pay"],
    ["need i pay two for 33 next to 35"],
    ["why is 33 allowed next to 35"],
    ["can 33 go next to 35 before the start is down"],
    ["can i put 33 next to 35 and later pay"],
    ["50 left of 48", "no T.place.ascending"],
    ["is 48 okay just right of 50", "no T.place.ascending"],
    ["can the island 9 go next to a red 7"],
    ["summit in the sea once all 36 are full"],
    ["finish when all 44 spaces are full"],
    ["unless i hold a start may i lay 33 next to 35"],
    ["would 33 next to 35 have been free yesterday"],
  ],
  fr: [
    ["le 33 à côté du 35 ce n'est pas deux cartes ?"],
    ["personne n'a deux cartes, le 33 à côté du 35 ça passe ?"],
    ["33 à côté de 35 et je ne peux pas payer", "no T.place.pay"],
    ["faut-il que je paie deux pour 33 à côté de 35"],
    ["pourquoi le 33 peut aller à côté du 35"],
    ["33 à côté de 35 avant que le départ soit posé"],
    ["je pose 33 à côté de 35 et je paie plus tard"],
    ["50 à gauche du 48", "no T.place.ascending"],
    ["le 48 juste à droite du 50", "no T.place.ascending"],
    ["le 9 de la mer à côté du 7 rouge"],
    ["le sommet quand les 36 cases de la mer sont pleines"],
    ["l'arrivée quand les 44 places sont pleines"],
    ["sauf si j'ai un départ, puis-je poser 33 à côté de 35"],
  ],
  de: [
    ["sind 33 neben 35 nicht zwei karten"],
    ["niemand hat zwei karten, darf 33 neben 35"],
    ["33 neben 35 und ich kann nicht zahlen", "no T.place.pay"],
    ["muss ich für 33 neben 35 zwei zahlen"],
    ["warum darf 33 neben 35"],
    ["33 neben 35 bevor der start liegt"],
    ["33 neben 35 legen und erst später zahlen"],
    ["50 links von 48", "no T.place.ascending"],
    ["48 gleich rechts von der 50", "no T.place.ascending"],
    ["insel 9 neben die rote 7"],
    ["gipfel wenn alle 36 felder im meer voll sind"],
    ["ziel legen wenn alle 44 plätze voll sind"],
    ["außer ich habe einen start, darf ich 33 neben 35 legen"],
  ],
};

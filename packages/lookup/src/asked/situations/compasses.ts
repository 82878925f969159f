import type { AskedFor } from "../shapes";

/** Compasses and Wild cards. */
export const COMPASSES: AskedFor = {
  "T.compass.shared": {
    en: "Eva’s go, may I use a compass for her|is the compass mine because I earned it|do I lose my turn when I use a compass|need everyone agree before spending one|how do bad clouds go away|take off an old storm|using a compass does it count as an action|which of the storms gets removed|what are compasses good for|one compass removes how many storms|remove weather|spend a compass during somebody else’s move|keep compass in hand",
    fr: "c’est le tour d’Eva, puis-je utiliser une boussole pour elle|la boussole est-elle à moi parce que je l’ai gagnée|est-ce que je perds mon tour en utilisant une boussole|faut-il l’accord de tous pour en dépenser une|comment les nuages partent-ils|enlever une vieille tempête|utiliser une boussole est-ce une action|quelle tempête est retirée|une boussole retire combien de tempêtes|dépenser une boussole pendant le coup d’un autre|garder une boussole en main",
    de: "Eva ist dran, darf ich für sie einen Kompass nutzen|gehört der Kompass mir weil ich ihn verdient habe|verliere ich meinen Zug wenn ich einen Kompass nutze|müssen alle einverstanden sein|wie gehen die Wolken weg|einen alten Sturm wegnehmen|ist ein Kompass eine Aktion|welcher Sturm wird entfernt|ein Kompass entfernt wie viele Stürme|Kompass während eines fremden Zuges|Kompass auf der Hand behalten|wozu taugt ein Kompass",
  },
  "T.compass.target": {
    en: "spend a compass for fun|compass to get rid of rocks|compass to draw a card|is a compass worth anything when no weather is around|waste a compass|compass against a kraken|compass to pay a price|calm sea but I want to use a compass|other uses of compasses",
    fr: "dépenser une boussole pour rien|boussole pour enlever les récifs|boussole pour piocher une carte|une boussole sert-elle quand il n’y a pas de mauvais temps|gaspiller une boussole|boussole contre un kraken|boussole pour payer|mer calme mais je veux utiliser une boussole|autres usages de la boussole",
    de: "einen Kompass ohne Grund ausgeben|Kompass um Felsen loszuwerden|Kompass um eine Karte zu ziehen|ist ein Kompass ohne Unwetter nützlich|einen Kompass verschwenden|Kompass gegen den Kraken|mit einem Kompass bezahlen|ruhige See aber ich will einen Kompass nutzen|andere Verwendung des Kompasses",
  },
  "T.compass.gain-start": {
    en: "the boat was launched, do we receive something|bonus for the departure|does the start give us a compass|how do we get our first compass|how many compasses do we own at the beginning|what do we gain when the boat lies|compass after the eight cards",
    fr: "le bateau est lancé, reçoit-on quelque chose|bonus pour le départ|le départ donne-t-il une boussole|comment avoir notre première boussole|combien de boussoles au début|que gagne-t-on quand le bateau est posé|boussole après les huit cartes",
    de: "das Boot ist gestartet, bekommen wir etwas|Bonus für den Aufbruch|bringt der Start einen Kompass|wie kommen wir zum ersten Kompass|wie viele Kompasse haben wir am Anfang|was bekommen wir wenn das Boot liegt|Kompass nach den acht Karten",
  },
  "T.compass.gain-row": {
    en: "40 41 42 43 44 45 lie in one row|row complete but one number is missing in the run|do we get a reward for any full row|five in sequence enough for a compass|perfect row|consecutive row bonus|refill a row after a monster, second compass|six following numbers across two rows|unbroken row compass|straight",
    fr: "40 41 42 43 44 45 dans une rangée|rangée pleine mais il manque un nombre dans la suite|une récompense pour toute rangée pleine|cinq à la suite suffisent pour une boussole|rangée parfaite|bonus de rangée consécutive|remplir à nouveau une rangée après un monstre, deuxième boussole|six nombres de suite sur deux rangées|suite sans trou",
    de: "40 41 42 43 44 45 liegen in einer Reihe|Reihe voll aber eine Zahl fehlt in der Folge|Belohnung für jede volle Reihe|reichen fünf in Folge für einen Kompass|perfekte Reihe|Bonus für lückenlose Reihe|Reihe nach einem Ungeheuer neu gefüllt, zweiter Kompass|sechs Zahlen in Folge über zwei Reihen|Straße",
  },
  "T.compass.gain-hand": {
    en: "throw all five away, what do I receive|empty my hand to earn something|dump my complete hand|four cards in hand, all gone for a compass|is it my action to throw the hand|can I discard everything with a monster among them|one card thrown as whole hand, compass|get a compass by discarding|give up all cards|whole hand discard|buy a compass",
    fr: "jeter mes cinq cartes, que reçois-je|vider sa main pour gagner quelque chose|jeter toute sa main|quatre cartes en main, toutes jetées pour une boussole|est-ce mon action de jeter la main|tout défausser avec un monstre dedans|gagner une boussole en défaussant|abandonner toutes ses cartes|défausser la main entière|acheter une boussole",
    de: "alle fünf wegwerfen, was bekomme ich|Hand leeren um etwas zu verdienen|die komplette Hand abwerfen|vier Handkarten, alle weg für einen Kompass|ist das Abwerfen der Hand meine Aktion|alles abwerfen mit einem Ungeheuer dabei|Kompass durch Abwerfen bekommen|alle Karten aufgeben|ganze Hand abwerfen|einen Kompass kaufen",
  },
  "T.compass.six": {
    en: "we earned the seventh compass|compasses used up|limited supply of compasses|spent compass, do we get it back|number of compasses in the box|all six gone|can compasses be earned again after being spent|is there a maximum for compasses|how many compass tokens",
    fr: "on a gagné la septième boussole|boussoles épuisées|réserve limitée de boussoles|boussole dépensée, la récupère-t-on|nombre de boussoles dans la boîte|les six sont parties|peut-on regagner une boussole dépensée|y a-t-il un maximum de boussoles|combien de jetons boussole",
    de: "wir haben den siebten Kompass verdient|Kompasse aufgebraucht|begrenzter Vorrat an Kompassen|ausgegebener Kompass, bekommen wir ihn zurück|Anzahl Kompasse in der Schachtel|alle sechs weg|kann man einen ausgegebenen Kompass wieder verdienen|gibt es ein Maximum an Kompassen|wie viele Kompasse sind im Spiel",
  },
  "T.wild.any": {
    en: "I lay a joker as 37, can a real 37 come later|joker stands for the arrival|may my joker be the boat|what does a joker count as|say the number aloud when I lay the joker|change what the joker is afterwards|use a joker to remove a storm|joker as an attack|joker takes the place of an eaten island|price of a joker next to 20|what is the wild good for|does the joker have a number|joker for a number still in the deck|two jokers the same number|substitute card|name the wild",
    fr: "je pose un joker comme 37, un vrai 37 peut-il venir ensuite|joker à la place de l’arrivée|mon joker peut-il être le bateau|pour quoi compte un joker|dire le nombre en posant le joker|changer le joker ensuite|utiliser un joker pour enlever une tempête|joker comme attaque|joker pour une île mangée|prix d’un joker à côté de 20|le joker a-t-il un nombre|deux jokers le même nombre|carte de remplacement|nommer le joker",
    de: "ich lege einen Joker als 37, kann später eine echte 37 kommen|Joker statt Ziel|darf mein Joker das Boot sein|als was zählt ein Joker|die Zahl ansagen wenn ich den Joker lege|den Joker nachträglich ändern|mit dem Joker einen Sturm entfernen|Joker als Angriff|Joker für eine gefressene Insel|Preis eines Jokers neben 20|hat der Joker eine Zahl|zwei Joker dieselbe Zahl|Ersatzkarte|den Joker benennen",
  },
  "T.wild.free": {
    en: "am I forced to use my joker as the boat|throw the joker away, allowed|keep the wild till the end|pay a price with a joker|give a joker toward the eight|discard two, one of them a joker|is a joker too good to discard|joker optional|hold on to a joker",
    fr: "suis-je forcé d’utiliser mon joker comme bateau|jeter le joker, permis|garder le joker jusqu’à la fin|payer avec un joker|donner un joker pour les huit|défausser deux dont un joker|joker facultatif|conserver un joker",
    de: "muss ich meinen Joker als Boot einsetzen|den Joker wegwerfen, erlaubt|den Joker bis zum Ende aufheben|mit einem Joker bezahlen|einen Joker zu den acht geben|zwei abwerfen davon ein Joker|Joker freiwillig|Joker festhalten",
  },
};

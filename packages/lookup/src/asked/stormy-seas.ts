import type { AskedFor } from "./shapes";

/** Rocks, monsters, Storms, Compasses and Wild cards. */
export const STORMY_SEAS: AskedFor = {
  "T.rocks.setup": {
    en: "where are the jagged rocks at the beginning|how to set up the reef|which row do the rocks start at",
    fr: "où sont les récifs au début|mise en place des récifs|dans quelle rangée commencent les récifs",
    de: "wo liegen die Felsen am Anfang|Aufbau der Schroffen Felsen|in welcher Reihe beginnen die Felsen",
  },
  "T.rocks.block": {
    en: "can I place a card in the row with the rocks|what do the jagged rocks do|do cards in the blocked row still count for the price|is the reef row closed",
    fr: "peut-on jouer dans la rangée des récifs|que font les récifs|les cartes de la rangée bloquée comptent-elles",
    de: "darf ich in die Reihe mit den Felsen legen|was bewirken die Schroffen Felsen|zählen Karten in der gesperrten Reihe noch|Riff sperrt Reihe",
  },
  "T.rocks.move": {
    en: "when do the rocks move|do I have to move the reef|can the rocks stay where they are|what does it cost to leave the rocks|where can I move the rocks to|may rocks move to a full row",
    fr: "quand les récifs bougent-ils|suis-je obligé de déplacer les récifs|peut-on laisser les récifs en place|que coûte de laisser les récifs",
    de: "wann bewegen sich die Felsen|muss ich die Felsen versetzen|dürfen die Felsen liegen bleiben|was kostet es die Felsen liegen zu lassen|wohin darf ich die Felsen schieben",
  },
  "T.rocks.auto": {
    en: "rocks that move on their own|automatic jagged rocks option|random rocks",
    fr: "récifs qui bougent tout seuls|récifs automatiques|récifs au hasard",
    de: "Felsen bewegen sich von selbst|automatische Felsen|zufällige Felsen",
  },
  "T.rocks.gone": {
    en: "when do the rocks go away|do the jagged rocks stay until the end|when is the reef removed",
    fr: "quand les récifs disparaissent|les récifs restent-ils jusqu’à la fin|quand retirer les récifs",
    de: "wann verschwinden die Felsen|bleiben die Felsen bis zum Ende|wann kommt das Riff weg",
  },
  "T.monster.setup": {
    en: "how many sea monsters do we use|are sea monsters shuffled into the deck|how many krakens for a hard game",
    fr: "combien de monstres marins|mélanger les monstres dans le paquet|combien de krakens",
    de: "wie viele Seeungeheuer nimmt man|werden Seeungeheuer in den Stapel gemischt|wie viele Monster",
  },
  "T.monster.keep": {
    en: "can I discard a sea monster|can I pay with a sea monster|how do I get rid of a monster in my hand|does a monster count toward the hand limit",
    fr: "peut-on défausser un monstre marin|payer avec un monstre|comment se débarrasser d’un monstre",
    de: "darf ich ein Seeungeheuer abwerfen|mit einem Ungeheuer bezahlen|wie werde ich ein Monster los|zählt das Ungeheuer zum Handlimit",
  },
  "T.monster.play": {
    en: "what does a sea monster do|how do I play a sea monster|which card is destroyed by the monster|can a monster hit the start|does the destroyed card come back",
    fr: "que fait un monstre marin|comment jouer un monstre marin|quelle carte détruit le monstre|le monstre peut-il toucher le départ",
    de: "was macht ein Seeungeheuer|wie spielt man ein Seeungeheuer|welche Karte zerstört das Monster|kann ein Ungeheuer den Start treffen",
  },
  "T.monster.finish": {
    en: "can we finish while somebody holds a sea monster|monster in hand when the finish is played|do all monsters have to be played before winning",
    fr: "peut-on finir avec un monstre en main|monstre en main quand on joue l’arrivée|faut-il jouer tous les monstres avant de gagner",
    de: "kann man gewinnen wenn noch jemand ein Seeungeheuer hat|Ungeheuer auf der Hand beim Ziel|müssen alle Monster gespielt sein",
  },
  "T.storm.draw": {
    en: "what happens when I draw a storm|does a storm stay in my hand|do I draw another card after a storm|storm in the opening hand|how many storms are there",
    fr: "que se passe-t-il quand on pioche une tempête|la tempête reste-t-elle en main|pioche-t-on une autre carte après une tempête|combien de tempêtes",
    de: "was passiert wenn ich einen Sturm ziehe|bleibt der Sturm auf der Hand|ziehe ich nach einem Sturm eine Karte nach|wie viele Stürme gibt es|Sturm in der Starthand",
  },
  "T.storm.cancel": {
    en: "can I stop a storm as it is drawn|use a compass against a new storm|cancel a storm before it takes effect|prevent a storm",
    fr: "peut-on annuler une tempête piochée|boussole contre une nouvelle tempête|empêcher une tempête d’agir",
    de: "kann ich einen Sturm gleich abwehren|Kompass gegen einen gezogenen Sturm|einen Sturm verhindern bevor er wirkt",
  },
  "T.storm.yellow": {
    en: "what does a yellow storm do|what if two yellow storms hit one player|hand limit with a yellow storm|how many cards do I keep under a yellow storm|how do I remove a yellow storm|squall",
    fr: "que fait la tempête jaune|et si deux tempêtes jaunes|limite de main avec une tempête jaune|combien de cartes garder",
    de: "was macht der gelbe Sturm|was wenn zwei gelbe Stürme vor mir liegen|Handlimit beim gelben Sturm|wie viele Karten darf ich behalten",
  },
  "T.storm.yellow-start": {
    en: "yellow storm when the start is played|can I give cards from my pile for the start|top two cards of my draw pile for the eight",
    fr: "tempête jaune quand le départ est joué|donner des cartes de sa pioche pour le départ|deux cartes du dessus de la pioche",
    de: "gelber Sturm wenn der Start gespielt wird|Karten vom Stapel für den Start geben|oberste zwei Karten für die acht",
  },
  "T.storm.purple": {
    en: "what does a purple storm do|row blocked by a storm|can I play in a row with fog|where do I put a purple storm|can two purple storms be at one row",
    fr: "que fait la tempête pourpre|rangée bloquée par une tempête|deux tempêtes violettes sur une rangée|où placer la tempête violette",
    de: "was macht der violette Sturm|Reihe durch einen Sturm gesperrt|zwei violette Stürme an einer Reihe|wohin lege ich den lila Sturm",
  },
  "T.storm.orange": {
    en: "what does an orange storm do|must my cards touch another card|what can I still do under an orange storm|orange storm adjacent placement only",
    fr: "que fait la tempête orange|mes îles doivent-elles toucher une carte|que puis-je encore faire sous une tempête orange",
    de: "was macht der orange Sturm|müssen meine Karten eine andere berühren|was darf ich unter einem orangefarbenen Sturm noch tun|nur angrenzend legen",
  },
  "T.compass.shared": {
    en: "who owns the compasses|when can we use a compass|can I use a compass on another player’s turn|what is a compass for|how do I remove a storm|how do we get rid of a storm",
    fr: "à qui sont les boussoles|quand utiliser une boussole|utiliser une boussole pendant le tour d’un autre|à quoi sert une boussole|comment retirer une tempête",
    de: "wem gehören die Kompasse|wann darf man einen Kompass benutzen|Kompass im Zug eines anderen einsetzen|wofür ist der Kompass|wie wird man einen Sturm los",
  },
  "T.compass.target": {
    en: "can I use a compass without a storm|use a compass for something else|does a compass work against rocks or monsters",
    fr: "utiliser une boussole sans tempête|une boussole peut-elle servir à autre chose|boussole contre récifs ou monstres",
    de: "Kompass ohne Sturm ausgeben|kann man den Kompass für etwas anderes nutzen|Kompass gegen Felsen oder Ungeheuer",
  },
  "T.compass.gain-start": {
    en: "do we get a compass when the start is played|compass for playing the start|how do we earn a compass",
    fr: "gagne-t-on une boussole en jouant le départ|comment gagner une boussole",
    de: "bekommt man für den Start einen Kompass|wie bekommt man einen Kompass",
  },
  "T.compass.gain-row": {
    en: "compass for a row of consecutive numbers|six numbers in a row without gaps|do we earn a compass for a full row",
    fr: "boussole pour une rangée de nombres consécutifs|six nombres à la suite|gagne-t-on une boussole pour une rangée pleine",
    de: "Kompass für eine Reihe mit aufeinanderfolgenden Zahlen|sechs Zahlen in Folge|gibt eine volle Reihe einen Kompass",
  },
  "T.compass.gain-hand": {
    en: "discard the whole hand for a compass|can I discard all my cards|does throwing away my hand earn a compass|hand of three for a compass",
    fr: "défausser toute sa main pour une boussole|puis-je jeter toutes mes cartes|main de trois cartes boussole",
    de: "ganze Hand für einen Kompass abwerfen|darf ich alle Karten abwerfen|Hand mit drei Karten Kompass",
  },
  "T.compass.six": {
    en: "how many compasses are there|what if no compass is left|where does a used compass go|do compasses come back",
    fr: "combien de boussoles|que faire s’il ne reste plus de boussole|où va une boussole utilisée",
    de: "wie viele Kompasse gibt es|was wenn kein Kompass mehr übrig ist|wohin kommt ein benutzter Kompass",
  },
  "T.wild.any": {
    en: "what can a wild card be|can a joker be a start or a finish|can the wild card replace any island|do I have to say which number the wild is|can a wild be a number that was already discarded",
    fr: "que vaut un joker|un joker peut-il être un départ ou une arrivée|faut-il nommer la carte du joker|joker à la place d’une île",
    de: "was kann ein Joker sein|kann ein Joker Start oder Ziel sein|muss ich den Joker benennen|Joker anstelle einer Insel|Joker als Kompass",
  },
  "T.wild.free": {
    en: "do I have to play a wild card|can I discard a joker|can I pay with a wild|must a wild be played as start",
    fr: "suis-je obligé de jouer un joker|peut-on défausser un joker|payer avec un joker",
    de: "muss ich einen Joker spielen|darf ich einen Joker abwerfen|mit einem Joker bezahlen",
  },
};

import type { AskedFor } from "./shapes";

/** Rocks, monsters, Storms, Compasses and Wild cards. */
export const STORMY_SEAS: AskedFor = {
  "T.rocks.setup": {
    en: "where are the jagged rocks at the beginning|how to set up the reef|which row do the rocks start at|place the reef before the game|random row for the rocks",
    fr: "où sont les récifs au début|mise en place des récifs|dans quelle rangée commencent les récifs|placer les récifs avant la partie|rangée au hasard pour les récifs",
    de: "wo liegen die Felsen am Anfang|Aufbau der Schroffen Felsen|in welcher Reihe beginnen die Felsen|Riff vor dem Spiel hinlegen|zufällige Reihe für die Felsen",
  },
  "T.rocks.block": {
    en: "can I place a card in the row with the rocks|what do the jagged rocks do|do cards in the blocked row still count for the price|is the reef row closed|does the rocks row accept islands|reef beside my row|lay next to the reef|monster into the reef row|start or finish while rocks lie|effect of the jagged rocks",
    fr: "peut-on jouer dans la rangée des récifs|que font les récifs|les cartes de la rangée bloquée comptent-elles|la rangée des récifs accepte-t-elle des îles|récif à côté de ma rangée|monstre dans la rangée des récifs|effet des récifs acérés",
    de: "darf ich in die Reihe mit den Felsen legen|was bewirken die Schroffen Felsen|zählen Karten in der gesperrten Reihe noch|Riff sperrt Reihe|nimmt die Felsenreihe Inseln auf|Riff neben meiner Reihe|Ungeheuer in die Felsenreihe|Wirkung der Felsen",
  },
  "T.rocks.move": {
    en: "when do the rocks move|do I have to move the reef|can the rocks stay where they are|what does it cost to leave the rocks|where can I move the rocks to|may rocks move to a full row|keep the reef where it is|pay two cards so the rocks stay|who moves the rocks|every turn|move the rocks before or after drawing|move the rocks to any row|leave the reef in place|rocks moved after each action|reef shift mandatory|pay to keep",
    fr: "quand les récifs bougent-ils|suis-je obligé de déplacer les récifs|peut-on laisser les récifs en place|que coûte de laisser les récifs|garder les récifs en place|payer deux cartes pour laisser les récifs|qui déplace les récifs|à chaque tour|déplacer avant ou après avoir pioché|vers quelle rangée|récifs bougés après chaque action|payer pour garder",
    de: "wann bewegen sich die Felsen|muss ich die Felsen versetzen|dürfen die Felsen liegen bleiben|was kostet es die Felsen liegen zu lassen|wohin darf ich die Felsen schieben|das Riff liegen lassen|zwei Karten zahlen damit die Felsen bleiben|wer versetzt die Felsen|in jedem Zug|Felsen vor oder nach dem Ziehen bewegen|in welche Reihe|Felsen nach jeder Aktion|zahlen um zu behalten",
  },
  "T.rocks.auto": {
    en: "rocks that move on their own|automatic jagged rocks option|random rocks|let chance move the reef|rocks without choosing",
    fr: "récifs qui bougent tout seuls|récifs automatiques|récifs au hasard|laisser le hasard bouger les récifs|récifs sans choisir",
    de: "Felsen bewegen sich von selbst|automatische Felsen|zufällige Felsen|Zufall bewegt das Riff|Felsen ohne Wahl",
  },
  "T.rocks.gone": {
    en: "when do the rocks go away|do the jagged rocks stay until the end|when is the reef removed|four full rows|end of the reef|are the rocks there for the whole game|when can we remove the jagged rocks",
    fr: "quand les récifs disparaissent|les récifs restent-ils jusqu’à la fin|quand retirer les récifs|quatre rangées pleines|fin des récifs|récifs pendant toute la partie",
    de: "wann verschwinden die Felsen|bleiben die Felsen bis zum Ende|wann kommt das Riff weg|vier volle Reihen|Ende des Riffs|sind die Felsen das ganze Spiel da",
  },
  "T.monster.setup": {
    en: "how many sea monsters do we use|are sea monsters shuffled into the deck|how many krakens for a hard game|set up sea monsters|number of krakens by difficulty|three or five monsters",
    fr: "combien de monstres marins|mélanger les monstres dans le paquet|combien de krakens|mise en place des monstres|nombre de krakens selon la difficulté|trois ou cinq monstres",
    de: "wie viele Seeungeheuer nimmt man|werden Seeungeheuer in den Stapel gemischt|wie viele Monster|Aufbau Seeungeheuer|Anzahl der Monster nach Schwierigkeit|drei oder fünf Ungeheuer",
  },
  "T.monster.keep": {
    en: "can I discard a sea monster|can I pay with a sea monster|how do I get rid of a monster in my hand|does a monster count toward the hand limit|throw the kraken away|stuck with a monster in hand|monster among the eight cards|monster takes up a place in my hand|must I play the monster at once|can I use a creature as payment",
    fr: "peut-on défausser un monstre marin|payer avec un monstre|comment se débarrasser d’un monstre|jeter le kraken|coincé avec un monstre en main|monstre parmi les huit cartes|le monstre prend une place dans la main|doit-on jouer le monstre tout de suite",
    de: "darf ich ein Seeungeheuer abwerfen|mit einem Ungeheuer bezahlen|wie werde ich ein Monster los|zählt das Ungeheuer zum Handlimit|den Kraken wegwerfen|Monster auf der Hand festsitzen|Ungeheuer unter den acht Karten|Ungeheuer belegt einen Platz auf der Hand|muss ich das Ungeheuer sofort spielen",
  },
  "T.monster.play": {
    en: "what does a sea monster do|how do I play a sea monster|which card is destroyed by the monster|can a monster hit the start|does the destroyed card come back|what happens to the island under the kraken|remove an island from the grid|monster on an empty space|choose the victim of the monster|does a monster cost anything|where does the monster go after|use a monster to clear a space|effect of a sea monster|benefit of a monster|which island is eaten|kraken removes a card",
    fr: "que fait un monstre marin|comment jouer un monstre marin|quelle carte détruit le monstre|le monstre peut-il toucher le départ|que devient l’île sous le kraken|retirer une île de la grille|monstre sur une case vide|choisir la victime|le monstre coûte-t-il|où va le monstre ensuite|effet d’un monstre|quelle île est mangée|le kraken enlève une carte",
    de: "was macht ein Seeungeheuer|wie spielt man ein Seeungeheuer|welche Karte zerstört das Monster|kann ein Ungeheuer den Start treffen|was passiert mit der Insel unter dem Kraken|Insel aus dem Raster entfernen|Ungeheuer auf ein leeres Feld|Opfer aussuchen|kostet das Ungeheuer etwas|wohin kommt das Ungeheuer danach|Wirkung eines Seeungeheuers|was bringt ein Monster|welche Insel wird gefressen|Kraken entfernt eine Karte",
  },
  "T.monster.finish": {
    en: "can we finish while somebody holds a sea monster|monster in hand when the finish is played|do all monsters have to be played before winning|board full but a monster remains|say that I have a monster|kraken stops the ending|finish refused because of a monster",
    fr: "peut-on finir avec un monstre en main|monstre en main quand on joue l’arrivée|faut-il jouer tous les monstres avant de gagner|grille pleine mais il reste un monstre|dire que j’ai un monstre|le kraken empêche l’arrivée",
    de: "kann man gewinnen wenn noch jemand ein Seeungeheuer hat|Ungeheuer auf der Hand beim Ziel|müssen alle Monster gespielt sein|Raster voll aber noch ein Monster|sagen dass ich ein Ungeheuer habe|Kraken verhindert das Ziel",
  },
  "T.storm.draw": {
    en: "what happens when I draw a storm|does a storm stay in my hand|do I draw another card after a storm|storm in the opening hand|how many storms are there|drew bad weather|storm while refilling my hand|is a storm discarded|two of each colour|keep a storm for later|do storms count toward the hand|storm cards in the box|weather card drawn|what to do with a storm card",
    fr: "que se passe-t-il quand on pioche une tempête|la tempête reste-t-elle en main|pioche-t-on une autre carte après une tempête|combien de tempêtes|pioché du mauvais temps|tempête en complétant sa main|deux de chaque couleur|garder une tempête|la tempête compte-t-elle dans la main|carte tempête piochée que faire",
    de: "was passiert wenn ich einen Sturm ziehe|bleibt der Sturm auf der Hand|ziehe ich nach einem Sturm eine Karte nach|wie viele Stürme gibt es|Sturm in der Starthand|schlechtes Wetter gezogen|Sturm beim Nachziehen|zwei von jeder Farbe|Sturm aufheben|zählt der Sturm zur Hand|Sturmkarten in der Schachtel|Sturmkarte gezogen was tun",
  },
  "T.storm.cancel": {
    en: "can I stop a storm as it is drawn|use a compass against a new storm|cancel a storm before it takes effect|prevent a storm|react to a fresh storm with a compass|compass right away|ignore the storm by paying a compass|who may stop the storm|compass before the storm works",
    fr: "peut-on annuler une tempête piochée|boussole contre une nouvelle tempête|empêcher une tempête d’agir|réagir à une tempête avec une boussole|boussole tout de suite|ignorer la tempête|qui peut arrêter la tempête",
    de: "kann ich einen Sturm gleich abwehren|Kompass gegen einen gezogenen Sturm|einen Sturm verhindern bevor er wirkt|auf einen Sturm mit Kompass reagieren|sofort Kompass|Sturm ignorieren|wer darf den Sturm aufhalten",
  },
  "T.storm.yellow": {
    en: "what does a yellow storm do|what if two yellow storms hit one player|hand limit with a yellow storm|how many cards do I keep under a yellow storm|how do I remove a yellow storm|squall|only three cards in hand|discard down to three|second yellow storm in front of the same player|smaller hand|how long does the yellow storm last|do I pick the cards I drop|yellow storm with monsters in hand|hand of three|storm that shrinks the hand|two yellow storms",
    fr: "que fait la tempête jaune|et si deux tempêtes jaunes|limite de main avec une tempête jaune|combien de cartes garder|seulement trois cartes en main|défausser jusqu’à trois|deuxième tempête jaune devant le même joueur|main réduite|combien de temps dure la tempête jaune|tempête jaune avec des monstres|tempête qui réduit la main|deux tempêtes jaunes",
    de: "was macht der gelbe Sturm|was wenn zwei gelbe Stürme vor mir liegen|Handlimit beim gelben Sturm|wie viele Karten darf ich behalten|nur drei Karten auf der Hand|bis auf drei abwerfen|zweiter gelber Sturm vor derselben Person|kleinere Hand|wie lange bleibt der gelbe Sturm|gelber Sturm mit Ungeheuern|Sturm der die Hand verkleinert|Dreierlimit|zwei gelbe Stürme",
  },
  "T.storm.yellow-start": {
    en: "yellow storm when the start is played|can I give cards from my pile for the start|top two cards of my draw pile for the eight|hand of three cannot give enough for the start|unseen cards toward the eight|small hand at departure|two blind cards",
    fr: "tempête jaune quand le départ est joué|donner des cartes de sa pioche pour le départ|deux cartes du dessus de la pioche|main de trois trop petite pour le départ|cartes non vues pour les huit|deux cartes à l’aveugle",
    de: "gelber Sturm wenn der Start gespielt wird|Karten vom Stapel für den Start geben|oberste zwei Karten für die acht|Hand von drei zu klein für den Start|ungesehene Karten zu den acht|zwei Karten blind",
  },
  "T.storm.purple": {
    en: "what does a purple storm do|row blocked by a storm|can I play in a row with fog|where do I put a purple storm|can two purple storms be at one row|storm beside a row|row closed by weather|who chooses the row of the purple storm|violet storm full row|how long is the row closed",
    fr: "que fait la tempête pourpre|rangée bloquée par une tempête|deux tempêtes violettes sur une rangée|où placer la tempête violette|tempête à côté d’une rangée|rangée fermée par le temps|qui choisit la rangée|tempête violette rangée pleine",
    de: "was macht der violette Sturm|Reihe durch einen Sturm gesperrt|zwei violette Stürme an einer Reihe|wohin lege ich den lila Sturm|Sturm neben einer Reihe|Reihe durch Wetter zu|wer wählt die Reihe|lila Sturm volle Reihe|wie lange ist die Reihe gesperrt",
  },
  "T.storm.orange": {
    en: "what does an orange storm do|must my cards touch another card|what can I still do under an orange storm|orange storm adjacent placement only|only place next to other cards|orange storm in front of me|may I play in open water during an orange storm|orange storm play the start or discard|is placing dearer under orange",
    fr: "que fait la tempête orange|mes îles doivent-elles toucher une carte|que puis-je encore faire sous une tempête orange|poser seulement à côté d’autres cartes|tempête orange devant moi|jouer en eau libre sous la tempête orange|tempête orange départ ou défausse",
    de: "was macht der orange Sturm|müssen meine Karten eine andere berühren|was darf ich unter einem orangefarbenen Sturm noch tun|nur angrenzend legen|nur neben andere Karten legen|orangefarbener Sturm vor mir|in freies Wasser legen bei orange|orange Sturm Start oder abwerfen",
  },
  "T.compass.shared": {
    en: "who owns the compasses|when can we use a compass|can I use a compass on another player’s turn|what is a compass for|how do I remove a storm|how do we get rid of a storm|may I spend a compass out of turn|do compasses belong to one player|ask before using a compass|remove which storm with a compass|compass effect|get rid of bad weather|common compasses|who decides about a compass|whose compass is it|compass in a friend’s turn|anybody may spend a compass|what does a compass do",
    fr: "à qui sont les boussoles|quand utiliser une boussole|utiliser une boussole pendant le tour d’un autre|à quoi sert une boussole|comment retirer une tempête|dépenser une boussole hors de son tour|la boussole appartient-elle à un joueur|demander avant d’utiliser une boussole|effet de la boussole|se débarrasser du mauvais temps|qui décide d’une boussole|boussole pendant le tour d’un ami|n’importe qui peut dépenser une boussole|que fait une boussole",
    de: "wem gehören die Kompasse|wann darf man einen Kompass benutzen|Kompass im Zug eines anderen einsetzen|wofür ist der Kompass|wie wird man einen Sturm los|Kompass außerhalb des Zuges ausgeben|gehört der Kompass einer Person|vorher fragen|Wirkung des Kompasses|schlechtes Wetter loswerden|gemeinsame Kompasse|wer entscheidet über den Kompass|Kompass im Zug eines Freundes|jeder darf einen Kompass ausgeben|was macht ein Kompass",
  },
  "T.compass.target": {
    en: "can I use a compass without a storm|use a compass for something else|does a compass work against rocks or monsters|no storm on the table compass useless|move rocks with a compass|save a card with a compass",
    fr: "utiliser une boussole sans tempête|une boussole peut-elle servir à autre chose|boussole contre récifs ou monstres|pas de tempête boussole inutile|déplacer les récifs avec une boussole",
    de: "Kompass ohne Sturm ausgeben|kann man den Kompass für etwas anderes nutzen|Kompass gegen Felsen oder Ungeheuer|kein Sturm Kompass nutzlos|Felsen mit Kompass versetzen",
  },
  "T.compass.gain-start": {
    en: "do we get a compass when the start is played|compass for playing the start|how do we earn a compass|reward for the start|first compass|ways to get compasses",
    fr: "gagne-t-on une boussole en jouant le départ|comment gagner une boussole|récompense du départ|première boussole|façons d’obtenir des boussoles",
    de: "bekommt man für den Start einen Kompass|wie bekommt man einen Kompass|Belohnung für den Start|erster Kompass|Wege zu einem Kompass",
  },
  "T.compass.gain-row": {
    en: "compass for a row of consecutive numbers|six numbers in a row without gaps|do we earn a compass for a full row|straight of six|12 13 14 15 16 17 in one row|row without gaps between numbers reward|run of consecutive islands|full row in order gives what|perfect row",
    fr: "boussole pour une rangée de nombres consécutifs|six nombres à la suite|gagne-t-on une boussole pour une rangée pleine|suite de six|12 13 14 15 16 17 dans une rangée|récompense pour une rangée sans trou|rangée parfaite",
    de: "Kompass für eine Reihe mit aufeinanderfolgenden Zahlen|sechs Zahlen in Folge|gibt eine volle Reihe einen Kompass|Straße von sechs|12 13 14 15 16 17 in einer Reihe|Belohnung für lückenlose Reihe|perfekte Reihe",
  },
  "T.compass.gain-hand": {
    en: "discard the whole hand for a compass|can I discard all my cards|does throwing away my hand earn a compass|hand of three for a compass|trade my hand for a compass|drop everything I hold|sacrifice all my cards|five cards for one compass",
    fr: "défausser toute sa main pour une boussole|puis-je jeter toutes mes cartes|main de trois cartes boussole|échanger sa main contre une boussole|lâcher tout ce que j’ai|cinq cartes pour une boussole",
    de: "ganze Hand für einen Kompass abwerfen|darf ich alle Karten abwerfen|Hand mit drei Karten Kompass|Hand gegen Kompass tauschen|alles weglegen was ich habe|fünf Karten für einen Kompass",
  },
  "T.compass.six": {
    en: "how many compasses are there|what if no compass is left|do compasses come back|run out of compasses|used compass back into the supply|maximum of compasses|put a spent compass",
    fr: "combien de boussoles|que faire s’il ne reste plus de boussole|où va une boussole utilisée|plus de boussoles|boussole utilisée remise dans la réserve|maximum de boussoles",
    de: "wie viele Kompasse gibt es|was wenn kein Kompass mehr übrig ist|wohin kommt ein benutzter Kompass|Kompasse aufgebraucht|benutzter Kompass zurück in den Vorrat|höchstens wie viele Kompasse",
  },
  "T.wild.any": {
    en: "what can a wild card be|can a joker be a start or a finish|can the wild card replace any island|do I have to say which number the wild is|can a wild be a number that was already discarded|use of the joker|joker for a missing number|may the wild change its number later|joker as a compass out of turn|same number twice with a joker|wild as a monster|how do wild cards work",
    fr: "que vaut un joker|un joker peut-il être un départ ou une arrivée|faut-il nommer la carte du joker|joker à la place d’une île|usage du joker|joker pour un nombre manquant|le joker peut-il changer de nombre|joker comme boussole|deux fois le même nombre avec un joker",
    de: "was kann ein Joker sein|kann ein Joker Start oder Ziel sein|muss ich den Joker benennen|Joker anstelle einer Insel|Joker als Kompass|Nutzen des Jokers|Joker für eine fehlende Zahl|darf der Joker später seine Zahl ändern|Joker als Kompass|zweimal dieselbe Zahl mit Joker|wie funktioniert der Joker",
  },
  "T.wild.free": {
    en: "do I have to play a wild card|can I discard a joker|can I pay with a wild|must a wild be played as start|keep a joker as long as I like|joker instead of the forced start|throw away a wild",
    fr: "suis-je obligé de jouer un joker|peut-on défausser un joker|payer avec un joker|garder un joker aussi longtemps qu’on veut|jeter un joker|joker obligatoire",
    de: "muss ich einen Joker spielen|darf ich einen Joker abwerfen|mit einem Joker bezahlen|Joker beliebig lange behalten|Joker wegwerfen|Joker Pflicht",
  },
};

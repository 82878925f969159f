import type { Language } from "@stillwater/rulebook";

/**
 * Questions that look like a check and are another question: negations, duties, order and time, sides, two games at once,
 * claims, conditions. Written before they were asked. "Not understood" is always right; next to a question stands the
 * one verdict that would be right too: "yes" with its price, or "no" with the clause that refuses.
 */
export type Trap = readonly [asked: string, verdict?: string];

const EN: readonly Trap[] = [
  // Negation.
  ["we filled everything but nobody has finish card"],
  ["all spaces are full, no one holds a finish"],
  ["is it ok to not pay for 30 next to 33"],
  ["red 5 not next to a red 7 in row 3"],
  ["can a campfire not replace a bridge"],
  ["cant i discard two cards if i hold a start"],
  ["30 next to 33 never costs anything right"],
  ["isnt 47 allowed between 45 and 52"],
  ["what if 45 is not next to 47"],
  ["can you play the summit without placing any bridges"],
  // What one need not or must.
  ["the ascent do i need to finish row 1 before row 2"],
  ["do i have to play 47 between 45 and 52"],
  ["need i discard when 12 is next to 14"],
  ["must i put 30 next to 33"],
  ["am i forced to lay 18 beside 17"],
  ["does a red 5 have to rest on a red card"],
  ["do i still have to pay if 47 goes between 46 and 48"],
  ["dont we need a start before 30 next to 33"],
  ["should i lay 47 between 45 and 52"],
  // Why, and what to judge by.
  ["why can't i place 30 next to 33"],
  ["why cant i place 20 left of 17", "no T.place.ascending"],
  ["why is 30 next to 33 allowed"],
  ["is it smart to put 47 between 45 and 52"],
  ["how come a bridge cannot lie at the end of row 4", "no A.bridge.place"],
  // Order and time.
  ["what happens after i play 47 next to 45"],
  ["can i draw before i pay for 47 next to 45"],
  ["first 47 next to 45, then 48 next to 47"],
  ["can i play 47 next to 45 out of turn"],
  ["can i put 47 next to 45 later"],
  ["discard two cards before playing 30 next to 33"],
  // Sides.
  ["can i put 10 right of 12", "no T.place.ascending"],
  ["50 on the left side of 48 allowed", "no T.place.ascending"],
  ["can i lay the 12 so that 10 is on its right", "no T.place.ascending"],
  ["is 47 above 45 allowed"],
  ["can red 5 go diagonally beside red 7"],
  ["12 below 20 cost"],
  ["red 5 on top of blue 4"],
  // Two games.
  ["can i place 33 next to 30 in a row with a red 5"],
  ["summit next to island 40"],
  ["can i play the finish on the mountain"],
  ["bridge between 45 and 52"],
  ["does a campfire count as 33 when 34 is next to it"],
  // The number drawn, the number asked.
  ["i drew 47 can i put 45 between 44 and 46", "yes 1"],
  ["i have 50 in hand and 45 lies next to 46 can i play 47"],
  ["my partner has 47 and i have 46 next to 45"],
  // What cannot be paid.
  ["what if i place 45 next to 47 and cant pay", "no T.place.pay"],
  ["can i lay 30 next to 33 if i can only pay two", "no T.place.pay"],
  ["30 next to 33 but i only have my finish left"],
  ["47 beside 45 and i cannot afford it", "no T.place.pay"],
  ["can my partner pay for my 47 between 45 and 52"],
  ["can i pay for 47 next to 45 from my draw pile"],
  // Double questions, alternatives.
  ["can 30 and 33 both be next to 31"],
  ["47 between 45 and 52 or 48 between 47 and 52"],
  ["can i lay 30 next to 33 instead of discarding two cards"],
  ["can i lay 30 next to 33 and 40 next to 43"],
  ["is 47 next to 45 cheaper than 47 next to 52"],
  // Claims.
  ["does 30 next to 33 cost 4"],
  ["is 30 next to 33 free"],
  ["is it true that 30 next to 33 costs nothing"],
  // Conditions.
  ["unless i hold a start can i discard two cards"],
  ["can i put 47 next to 45 if a monster took 46"],
  ["47 next to 45 when the deck is empty"],
  ["only if 45 lies can i put 47 next to it"],
  ["can i play the summit when only a bridge is left in my hand"],
  // Others: who, how often, the other way round.
  ["who plays the finish when all spaces are full"],
  ["can we win without the finish when all spaces are full"],
  ["can a red 5 replace a red campfire", "no A.place.next"],
  ["does the summit need a bridge"],
  ["can i take back 47 between 45 and 52"],
  ["can i move 47 from between 45 and 52"],
  ["can i play a second 33 next to 34"],
  ["how many points for 30 next to 33"],
  ["can i tell them i have 47 between 45 and 52"],
  // Slips of the finger.
  ["nobdy has a finnish and all spaces are full"],
  ["do i ned to pay for 30 next to 33"],
  ["whitout a start can i play 30 next to 33"],
  ["instaed of discarding can i play 47 next to 45"],
  ["wy cant i lay 30 next to 33"],
  ["can i play the fnish befor all spaces are full", "no T.finish.when"],
];

const FR: readonly Trap[] = [
  // Negation.
  ["toutes les cases sont remplies mais personne n'a d'arrivée"],
  ["la grille est pleine et aucun joueur n'a l'arrivée"],
  ["peut-on ne pas payer le 30 à côté du 33"],
  ["un 5 rouge pas à côté d'un 7 rouge"],
  ["on ne peut pas mettre 47 entre 45 et 52 ?"],
  ["le 30 à côté du 33 ne coûte jamais rien"],
  ["et si le 45 n'est pas à côté du 47"],
  ["ni 30 ni 31 à côté de 33"],
  ["un feu ne peut pas remplacer un pont ?"],
  ["je n'ai plus de départ, je peux défausser deux cartes"],
  // Duties.
  ["dois-je finir la rangée 1 avant la rangée 2 à la montagne"],
  ["faut-il poser le 47 entre 45 et 52"],
  ["suis-je obligé de jouer 30 à côté de 33"],
  ["est-ce nécessaire de défausser pour 12 à côté de 14"],
  ["un 5 rouge doit-il reposer sur une carte rouge"],
  ["on a besoin d'un départ pour mettre 30 à côté de 33"],
  ["est-ce que je devrais jouer 18 à côté de 17"],
  ["il faut encore payer si 47 va entre 46 et 48"],
  // Why.
  ["pourquoi je ne peux pas mettre 30 à côté de 33"],
  ["pourquoi 20 à gauche de 17 est interdit", "no T.place.ascending"],
  ["pourquoi 30 à côté de 33 coûte 3"],
  ["est-ce malin de jouer 47 entre 45 et 52"],
  // Order and time.
  ["que se passe-t-il après avoir posé 47 à côté de 45"],
  ["puis-je piocher avant de payer 47 à côté de 45"],
  ["d'abord 47 à côté de 45 puis 48 à côté de 47"],
  ["jouer 47 à côté de 45 pendant le tour d'un autre"],
  ["47 à côté de 45 plus tard"],
  ["défausser deux cartes et ensuite jouer 30 à côté de 33"],
  // Sides.
  ["puis-je mettre 10 à droite du 12", "no T.place.ascending"],
  ["le 50 du côté gauche du 48", "no T.place.ascending"],
  ["poser le 12 avec le 10 à sa droite", "no T.place.ascending"],
  ["47 au-dessus de 45"],
  ["12 en dessous de 20, quel prix"],
  ["5 rouge en diagonale du 7 rouge"],
  ["5 rouge par-dessus le 4 bleu"],
  // Two games.
  ["mettre 33 à côté de 30 sur la montagne"],
  ["le sommet à côté de l'île 40"],
  ["un pont entre 45 et 52"],
  ["l'arrivée à côté d'un feu vert"],
  // The number drawn.
  ["j'ai pioché 47, je peux mettre 45 entre 44 et 46", "yes 1"],
  ["j'ai le 50 en main et 45 est à côté de 46, je joue 47"],
  ["mon voisin a le 47 et moi le 46 à côté du 45"],
  // What cannot be paid.
  ["si je pose 45 à côté de 47 sans pouvoir payer", "no T.place.pay"],
  ["30 à côté de 33 si je peux payer seulement deux", "no T.place.pay"],
  ["47 à côté de 45 mais il ne me reste que l'arrivée"],
  ["un autre joueur peut payer mon 47 entre 45 et 52"],
  ["payer 47 à côté de 45 avec ma pioche"],
  // Double questions.
  ["30 et 33 peuvent être tous les deux à côté de 31"],
  ["47 entre 45 et 52 ou bien 48 entre 47 et 52"],
  ["jouer 30 à côté de 33 au lieu de défausser deux cartes"],
  ["est-ce que 47 à côté de 45 coûte moins que 47 à côté de 52"],
  // Claims.
  ["est-ce que 30 à côté de 33 coûte 4"],
  ["est-ce que 30 à côté de 33 est gratuit"],
  ["c'est vrai que 30 à côté de 33 ne coûte rien"],
  // Conditions.
  ["sauf si j'ai un départ, puis-je défausser deux cartes"],
  ["47 à côté de 45 si un monstre a pris le 46"],
  ["47 à côté de 45 quand la pioche est vide"],
  ["seulement si 45 est posé je mets 47 à côté"],
  ["jouer le sommet quand il ne me reste qu'un pont en main"],
  // Others.
  ["qui joue l'arrivée quand toutes les cases sont remplies"],
  ["peut-on gagner sans arrivée quand toutes les cases sont pleines"],
  ["un 5 rouge remplace-t-il un feu rouge", "no A.place.next"],
  ["faut-il un pont pour le sommet"],
  ["reprendre le 47 entre 45 et 52"],
  ["combien de points pour 30 à côté de 33"],
  ["un deuxième 33 à côté de 34"],
  // Slips.
  ["persone n'a d'arrivee et toutes les cases sont remplies"],
  ["pourqoi je peux pas mettre 30 a coté de 33"],
  ["fautil payer 30 a cote de 33"],
  ["au lieux de defausser jouer 47 a cote de 45"],
  ["arrivee avan que toutes les cases soient pleines", "no T.finish.when"],
];

const DE: readonly Trap[] = [
  // Negation.
  ["alles voll aber keiner hat eine zielkarte"],
  ["alle felder sind voll, niemand hat das ziel"],
  ["muss ich für die 30 neben der 33 nicht bezahlen"],
  ["rote 5 nicht neben rote 7 in reihe 3"],
  ["darf man die 47 nicht zwischen 45 und 52 legen"],
  ["30 neben 33 kostet doch nie was"],
  ["was ist wenn die 45 nicht neben der 47 liegt"],
  ["weder 30 noch 31 neben 33"],
  ["ein lagerfeuer darf keine brücke ersetzen oder"],
  ["ich habe keinen start, darf ich zwei karten abwerfen"],
  // Duties.
  ["muss ich beim aufstieg reihe 1 vor reihe 2 fertig machen"],
  ["muss ich die 47 zwischen 45 und 52 legen"],
  ["brauche ich einen start um 30 neben 33 zu legen"],
  ["bin ich gezwungen 18 neben 17 zu spielen"],
  ["muss eine rote 5 auf einer roten karte liegen"],
  ["sollte ich 47 zwischen 45 und 52 legen"],
  ["ist es nötig für 12 neben 14 abzuwerfen"],
  ["muss man trotzdem zahlen wenn 47 zwischen 46 und 48 kommt"],
  // Why.
  ["warum darf ich die 30 nicht neben die 33 legen"],
  ["warum darf die 20 nicht links von der 17 liegen", "no T.place.ascending"],
  ["wieso kostet 30 neben 33 drei karten"],
  ["ist es klug 47 zwischen 45 und 52 zu legen"],
  ["weshalb geht eine brücke nicht am ende von reihe 4", "no A.bridge.place"],
  // Order and time.
  ["was passiert nachdem ich 47 neben 45 gelegt habe"],
  ["darf ich ziehen bevor ich 47 neben 45 bezahle"],
  ["erst 47 neben 45 und dann 48 neben 47"],
  ["47 neben 45 legen wenn ein anderer dran ist"],
  ["darf ich 47 später neben 45 legen"],
  ["zwei karten abwerfen und danach 30 neben 33 spielen"],
  // Sides.
  ["kann ich die 10 rechts neben die 12 legen", "no T.place.ascending"],
  ["50 auf der linken seite von 48", "no T.place.ascending"],
  ["die 12 legen so dass die 10 rechts davon liegt", "no T.place.ascending"],
  ["47 über 45"],
  ["was kostet 12 unter 20"],
  ["rote 5 schräg neben rote 7"],
  ["rote 5 auf blaue 4"],
  // Two games.
  ["33 neben 30 auf dem berg"],
  ["gipfel neben insel 40"],
  ["brücke zwischen 45 und 52"],
  ["ziel neben ein grünes lagerfeuer"],
  // The number drawn.
  ["ich habe 47 gezogen darf ich 45 zwischen 44 und 46 legen", "yes 1"],
  ["ich hab 50 auf der hand und 45 liegt neben 46 darf ich 47 spielen"],
  ["mein nachbar hat 47 und ich 46 neben 45"],
  // What cannot be paid.
  ["was wenn ich 45 neben 47 lege und nicht zahlen kann", "no T.place.pay"],
  ["30 neben 33 wenn ich nur zwei zahlen kann", "no T.place.pay"],
  ["47 neben 45 aber ich habe nur noch das ziel"],
  ["darf mein partner meine 47 zwischen 45 und 52 bezahlen"],
  ["47 neben 45 vom nachziehstapel bezahlen"],
  // Double questions.
  ["dürfen 30 und 33 beide neben 31 liegen"],
  ["47 zwischen 45 und 52 oder 48 zwischen 47 und 52"],
  ["darf ich 30 neben 33 legen statt zwei karten abzuwerfen"],
  ["ist 47 neben 45 billiger als 47 neben 52"],
  // Claims.
  ["kostet 30 neben 33 vier karten"],
  ["ist 30 neben 33 umsonst"],
  ["stimmt es dass 30 neben 33 nichts kostet"],
  // Conditions.
  ["außer ich habe einen start, darf ich zwei karten abwerfen"],
  ["47 neben 45 wenn ein monster die 46 geholt hat"],
  ["47 neben 45 wenn der stapel leer ist"],
  ["nur wenn 45 liegt darf 47 daneben"],
  ["gipfel spielen wenn ich nur noch eine brücke auf der hand habe"],
  // Others.
  ["wer spielt das ziel wenn alle felder voll sind"],
  ["gewinnen wir ohne ziel wenn alle felder voll sind"],
  ["darf eine rote 5 ein rotes lagerfeuer ersetzen", "no A.place.next"],
  ["braucht der gipfel eine brücke"],
  ["47 zwischen 45 und 52 zurücknehmen"],
  ["wie viele punkte für 30 neben 33"],
  ["eine zweite 33 neben 34"],
  // Slips.
  ["nimand hat ein ziel und alle felder sind voll"],
  ["warumm darf ich 30 nich neben 33 legen"],
  ["mus ich 30 neben 33 legen"],
  ["anstat abzuwerfen 47 neben 45 spielen"],
  ["ziel befor alle felder voll sind", "no T.finish.when"],
];

export const TRAPS: Readonly<Record<Language, readonly Trap[]>> = { en: EN, fr: FR, de: DE };

// Written by `npm run words -- --update` from the messages in `locales`.
import type { WordsFor } from "../../lexicon/words-for";
import type { RoomId } from "../../modules/room";

/** What words mean in a search, room by room. */
export const SEARCHED = {
  beacons: {
    beacon: {
      en: "beacon beacons lighthouse lighthouses lit unlit beaconed",
      fr: "phare phares allumé allumée éclairé éclairée éclaire",
      de: "leuchtfeuer leuchtfeuern leuchtturm leuchttürme beleuchtet unbeleuchtet",
    },
  },
  "day-night": {
    night: {
      en: "night moon dark nighttime",
      fr: "nuit lune nocturne",
      de: "nacht mond nachts nachtseite dunkel",
    },
    day: { en: "day sun daylight daytime", fr: "jour soleil diurne", de: "tag sonne tags tagseite hell" },
    rotate: {
      en: "rotate rotates flip flips flipped flipping turn_over turn_around turn_a_card invert turning_a_card turn_the_card turn_it other_side",
      fr: "tourner tourne retourner retourne pivoter retournée retournement autre_côté",
      de: "drehen dreht umdrehen wenden gedreht umgedreht wendet andere_seite rumdrehen",
    },
  },
  duel: {
    duel: {
      en: "duel competitive versus competition compete against_each_other opponent rival pvp vs one_on_one head_to_head competitively oppose 1_v_1 1_vs_1 1_on_1 rivals face_off opponents",
      fr: "duel compétition compétitif adversaire rival l_un_contre_l_autre affronter contre 1_contre_1 un_contre_un face_à_face rivaux compétitivement 1_v_1 rivale adversaires",
      de: "duell wettstreit wettkampf gegner gegeneinander kompetitiv konkurrenz 1_gegen_1 eins_gegen_eins gegeneinanderspiel wettkampfspiel duellmodus rivale 1_v_1 gegeneinanderspielen rivalen",
    },
    tie: {
      en: "tie ties tied tiebreaker tie_break draw_game equal_points same_points same_score equal_score even_score level_on_points dead_heat all_square evenly_matched",
      fr: "égalité départager ex_aequo égaux même_score égalité_de_points à_égalité",
      de: "gleichstand unentschieden gleiche_punkte punktgleich gleicher_punktzahl gleich_viele_punkte punktegleichstand punktgleichheit patt",
    },
  },
  "green-path": {
    green_path: {
      en: "green_path path trail",
      fr: "sentier_vert sentier chemin chemin_vert",
      de: "grüner_pfad pfad weg grünen_pfad grüne_pfad wanderweg",
    },
  },
  "high-arch": {
    arch: {
      en: "arch high_arch archway gate",
      fr: "arche grande_arche arc arcade",
      de: "bogen hoher_bogen hohe_bogen torbogen tor",
    },
    pillar: { en: "pillar pillars leg", fr: "pilier piliers", de: "pfeiler säule säulen" },
    roof: {
      en: "roof top_part lintel upper_part top_section upper_section upper_half_of_the_arch",
      fr: "toit toiture partie_haute partie_supérieure linteau",
      de: "dach dächer oberer_teil oberen_teil oberteil querbalken",
    },
  },
  "jagged-rocks": {
    rocks: {
      en: "rock rocks jagged_rocks reef reefs cliff cliffs jagged stone boulder boulders crag shoal",
      fr: "récif récifs rocher rochers récifs_acérés roche écueil acérés caillou cailloux pierre rocs",
      de: "fels felsen riff schroffe_felsen klippe schroffe gestein felsbrocken riffe gesteine brocken stein steine klippen",
    },
  },
  "mountain-goats": {
    goat: {
      en: "goat goats mountain_goat mountain_goats billy animal ibex animals kid_goat billies billy_goat billy_goats",
      fr: "chèvre chèvres bouc biquette cabri animal bouquetin cabra animaux bêtes_à_cornes chevreau biques bique biquettes boucs",
      de: "ziege ziegen bergziege geiß steinbock gams ziegenkarte tier geissen steinböcke bergziegen zicklein tiere tieren ziegenherde geißen zicke zicken",
    },
    herd: {
      en: "herd herds herding flock",
      fr: "troupeau troupeaux mener guider",
      de: "herde herden treiben",
    },
  },
  mountain: {
    ascent: {
      en: "ascent_card climbing_card mountain_card ordinary_card",
      fr: "carte_d_ascension carte_ascension ascension",
      de: "aufstiegskarte aufstiegskarten aufstieg bergkarte",
    },
    bridge: { en: "bridge bridges", fr: "pont ponts passerelle", de: "brücke brücken" },
    campfire: {
      en: "campfire fire camp campfires camp_fire bonfire fireplace flame burning burn burns burnt ignite flames blaze",
      fr: "feu feux feu_de_camp campement foyer feux_de_camp flamme allumer allumé brûler brûlée flammes brasier",
      de: "lagerfeuer feuer feuerstelle campfeuer lagerfeuerkarte campingfeuer anzünden entzünden brennen brennt angezündet flammen flamme feuerchen",
    },
    summit: {
      en: "summit summits peak summit_card mountaintop top_card topmost_card mountain_top crown pinnacle",
      fr: "sommet sommets cime pic carte_sommet carte_du_sommet carte_du_haut pointe",
      de: "gipfel gipfelkarte bergspitze berggipfel spitze oberste_karte_des_berges",
    },
    rope: {
      en: "rope ropes guide_rope guide_ropes lifeline guideline climbing_rope lifelines",
      fr: "corde cordes cordée corde_de_guide cordage corde_guide",
      de: "seil seile führungsseil sicherungsseil kletterseil tau kletterseile strick leine",
    },
    green: { en: "green", fr: "vert verte", de: "grün" },
    blue: { en: "blue", fr: "bleu bleue", de: "blau" },
    red: { en: "red", fr: "rouge", de: "rot rote roter rotes roten" },
  },
  panoramas: {
    panorama: {
      en: "panorama panoramas view vista objective photo photos picture scenery landscape scenic pattern images image",
      fr: "panorama panoramas vue objectif photo paysage motif image images photos",
      de: "panorama panoramen aussicht ausblick foto bild landschaft muster panoramakarte bilder bildern fotos",
    },
    meet: {
      en: "met achieved fulfilled accomplish satisfy scored_panorama",
      fr: "atteint rempli_objectif accompli réaliser",
      de: "erfüllt erreicht erfüllen geschafft erreichen",
    },
  },
  pyramid: {
    pyramid: { en: "pyramid triangle", fr: "pyramide triangle", de: "pyramide dreieck" },
    explorer: {
      en: "explorer explorer_deck exploration explorer_card explore exploring explorers explorer_pile exploration_deck explored",
      fr: "explorateur exploration pile_d_explorateur exploratrice explorateurs pile_explorateur paquet_explorateur explorer explorant exploré explorée explore",
      de: "entdecker entdeckerstapel entdeckerkarte erforscher explorer entdeckerdeck entdeckerkarten forscher erkunder entdecken entdeckt entdeckte erkundet",
    },
    border: {
      en: "border border_card frame edge_card border_cards frame_cards edge_cards frames",
      fr: "bordure carte_de_bordure cadre cartes_de_bordure cartes_de_cadre",
      de: "rand randkarte randkarten rahmen rahmenkarte rahmenkarten rand_karten",
    },
  },
  "sea-monsters": {
    monster: {
      en: "monster monsters sea_monster kraken beast serpent creature octopus sea_creature dragon leviathan shark whale squid sea_beast monstrous seamonster krakens tentacle tentacles tentacled beastie beasts critter",
      fr: "monstre monstres monstre_marin kraken créature bête pieuvre monstres_marins serpent_de_mer calamar dragon bestiole seiche krakens bêtes tentacule tentacules bébête",
      de: "ungeheuer seeungeheuer monster seemonster meeresungeheuer krake kraken bestie meeresmonster seeschlange meermonster untier drache seemonstern ungeheuers monstern meerungeheuer vieh viecher biest biester tentakel",
    },
  },
  sea: {
    start: {
      en: "start starts start_card boat ship sail launch embark departure depart harbour harbor port starting_card set_sail set_off departing leave_port leaving_port leave_the_harbour",
      fr: "départ start carte_départ bateau navire embarquer embarquement appareiller port voilier partir prendre_la_mer lever_l_ancre bateaux navires",
      de: "start startkarte aufbruch boot schiff hafen losfahren startet in_see_stechen auslaufen losgehen abfahrt abreise boote schiffe",
    },
    finish: {
      en: "finish finish_card goal_card final_card destination arrival end_card journey_end land harbour_card arriving",
      fr: "arrivée arriver destination carte_arrivée finale accoster fin_du_voyage carte_finale",
      de: "ziel zielkarte ankunft ankommen endkarte landung zielkarten schlusskarte",
    },
    island: {
      en: "island islands isle sea_card number_card numbered_card islet sea_cards",
      fr: "île ile îlot carte_île carte_numérotée îlots",
      de: "insel inseln inselkarte eiland zahlenkarte inselchen",
    },
  },
  "storm-compass": {
    "yellow+storm": { en: "squall", fr: "grain bourrasque", de: "bö böe" },
    "purple+storm": {
      en: "fog mist foggy misty",
      fr: "brume brouillard embrumée brumeux",
      de: "nebel neblig neblige",
    },
    "orange+storm": { en: "coast", fr: "côte", de: "küste" },
    storm: {
      en: "storm storms tempest gale stormcloud thunderstorm weather cloud lightning thunder wind hurricane bad_weather clouds rain rainy stormy_weather cloudy",
      fr: "tempête tempêtes orage ouragan intempérie météo nuage foudre vent cyclone mauvais_temps nuages pluie bourrasques nuages_noirs tempétueux",
      de: "sturm stürme sturmkarte unwetter orkan gewitter wetter wolke blitz donner wind schlechtes_wetter schlechte_wetter wolken regen sturmwolke unwetters sturmkarten wolkig",
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
  "wild-cards": {
    wild: {
      en: "wild joker wilds wildcard wild_card joker_card wild_cards any_card_card",
      fr: "joker jokers carte_joker passe_partout carte_sauvage wild",
      de: "joker jokerkarte wildcard universalkarte wildkarte wild platzhalter",
    },
  },
  lexicon: {
    "0": { en: "zero none", fr: "zéro aucun aucune", de: "null keine keinen keiner" },
    "1": {
      en: "one single once first_one",
      fr: "une_seule un_seul une_fois unique",
      de: "einmal einzelne einzig",
    },
    "2": { en: "two twice double both pair", fr: "deux double paire", de: "zwei zweimal beide doppelt zwo" },
    "3": { en: "three third", fr: "trois troisième", de: "drei dritte dritten dritter" },
    "4": { en: "four fourth", fr: "quatre quatrième", de: "vier vierte vierten vierter" },
    "5": { en: "five fifth", fr: "cinq cinquième", de: "fünf fünfte fünften fünfter" },
    "6": { en: "six sixth", fr: "six sixième", de: "sechs sechste sechsten" },
    "7": { en: "seven seventh", fr: "sept septième", de: "sieben siebte siebten" },
    "8": { en: "eight eighth", fr: "huit huitième", de: "acht achte achten" },
    "9": { en: "nine ninth", fr: "neuf neuvième", de: "neun neunte neunten" },
    "10": { en: "ten", fr: "dix", de: "zehn" },
    "11": { en: "eleven", fr: "onze", de: "elf" },
    "12": { en: "twelve dozen", fr: "douze douzaine", de: "zwölf dutzend" },
    "36": { en: "thirty_six", fr: "trente_six", de: "sechsunddreißig" },
    "40": { en: "forty", fr: "quarante", de: "vierzig" },
    "44": { en: "forty_four", fr: "quarante_quatre", de: "vierundvierzig" },
    "80": { en: "eighty", fr: "quatre_vingts quatre_vingt", de: "achtzig" },
    card: {
      en: "card cards tile tiles piece pieces",
      fr: "carte cartes tuile tuiles",
      de: "karte karten plättchen kärtchen spielkarte",
    },
    stormy: {
      en: "stormy_seas expansion expansions extension mini_expansion add_on module modules promo",
      fr: "mers_agitées extension extensions mini_extension promo",
      de: "stürmische_see stürmischen_see erweiterung erweiterungen zusatz mini_erweiterung modul",
    },
    colour: {
      en: "colour color colours coloured colored",
      fr: "couleur teinte coloré",
      de: "farbe farbig gleichfarbig",
    },
    hand: {
      en: "hand hands handful hold holds holding held",
      fr: "main mains tenir tient tiens mon_jeu ton_jeu son_jeu leur_jeu jeu_des_autres jeux_des_autres jeu_d_un_autre",
      de: "hand hände halten halte hält hältst",
    },
    pile: {
      en: "pile piles draw_pile deck decks stack drawpile stock own_pile drawing_pile draw_stack library",
      fr: "pioche pioches pile paquet tas talon pioche_personnelle paquets",
      de: "stapel nachziehstapel ziehstapel kartenstapel deck talon zugstapel kartendeck vorrat päckchen",
    },
    discard_pile: {
      en: "discard_pile discards graveyard discard_stack thrown_cards",
      fr: "pile_de_défausse défausses cartes_défaussées cimetière",
      de: "ablage ablagestapel abwurfstapel abgeworfenen_karten abgelegte_karten weggeworfene",
    },
    grid: {
      en: "grid board map table layout 6_x_6 6_by_6 36_spaces playing_field playfield gameboard tableau",
      fr: "grille plateau plan 6_x_6 6_sur_6 6_par_6 36_cases tableau quadrillage",
      de: "raster spielfeld brett gitter auslage plan 6_x_6 6_mal_6 36_felder rasters spielfläche tableau",
    },
    space: {
      en: "space spaces cell cells spot square slot field gap_in_the_grid location position places_on_the_board empty_spot room locations",
      fr: "case cases emplacement espace emplacements espaces place endroit coins_de_grille endroits",
      de: "feld felder platz plätze kästchen stelle stellen spielfelder position plätzen felds spielfelds",
    },
    row: {
      en: "row rows level storey line_of_cards tier layer floor storeys",
      fr: "rangée rangées rang étage niveau couche",
      de: "reihe reihen zeile ebene etage stufe stockwerk zeilen",
    },
    column: { en: "column columns", fr: "colonne colonnes", de: "spalte spalten" },
    line: { en: "line lines sequence_of_spaces", fr: "ligne lignes", de: "linie" },
    player: {
      en: "player players person people crew team everyone everybody folks partner teammate mate friend anyone_at_the_table buddy mates wife husband guest teammates partners friends",
      fr: "joueur joueuse joueurs personne équipage équipe partenaire coéquipier ami gens tout_le_monde chacun pote copain copine coéquipiers partenaires mari",
      de: "spieler spielerin person crew mannschaft team mitspieler leute partner mitspielerin freund freunde jede_person jeder_spieler alle_spieler kumpel partnern mitspielers mitspielern ehefrau",
    },
    number: {
      en: "number numbers value digit numeral",
      fr: "nombre nombres chiffre numéro valeur",
      de: "zahl zahlen nummer wert ziffer",
    },
    point: {
      en: "point points score scoring",
      fr: "point points score marquer",
      de: "punkt punkte wertung punktzahl",
    },
    variant: {
      en: "variant variants mode modes module modules",
      fr: "variante variantes mode module",
      de: "variante varianten modus modul",
    },
    sea: {
      en: "sea tranquility ocean water",
      fr: "mer océan eau tranquillité",
      de: "see meer wasser tranquility",
    },
    mountain: {
      en: "mountain ascent climb climbing hill slope uphill",
      fr: "montagne escalade pente versant",
      de: "berg besteigung aufstieg_spiel hang bergspiel",
    },
    lay: {
      en: "place places placed placing lay lays laid put puts play plays played playing placement position",
      fr: "poser pose posé posée placer jouer joue jouée joué mettre mets met posent",
      de: "legen lege legt gelegt spielen spiele spielt gespielt setzen hinlegen platzieren legst spielst ausspielen",
    },
    discard: {
      en: "discard discarded discarding discards throw_away get_rid dump drop shed throw toss give_up give_away chuck sacrifice burn bin lose_cards ditch thrown threw discardable get_rid_of throws drops dropped dropping ditched chucked rid_of offload dispose scrap lob bung binned binning chucking tossed tossing dumped dumping",
      fr: "défausser défausse jeter défausses défaussée débarrasser jette sacrifier abandonner lâcher écarter jeter_des_cartes jetter jetée jeté débarrasse balancer virer jetées jetés défausser_une se_débarrasser larguer vire bazarder balance",
      de: "abwerfen abgeworfen abwirft wirf werfe wegwerfen loswerden werfen wirft ablegen abgelegt weglegen abwurf entsorgen opfern abgeben hergeben aufgeben wegschmeißen rauswerfen abschmeißen weggeworfen abzuwerfen abwirfst wegtun werft schmeißen loszuwerden losbekommen abgeworfene abwürfe wegschmeissen loswird entsorge abgeschmissen rausschmeißen",
    },
    draw: {
      en: "draw draws drew drawn drawing pick_up refill draw_up replenish top_up take_cards pull taking took take takes fetch restock redraw drawing_up",
      fr: "piocher pioche_jusque piochée tirer compléter repiocher repioche prendre prend reprendre recompléter tire reprends tirée piochées rab",
      de: "ziehen ziehe zieht ziehst gezogen nachziehen auffüllen aufziehen nachzieht zieh nehmen nimmt nehme nachlegen auffülle hochziehen_karten nachzuziehen nachgezogen aufnehmen nachnehmen gezogene",
    },
    price: {
      en: "price prices cost costs costing how_much expensive cheap fee charge cost_me worth_paying surcharge costly discount cards_per dear dearer expense toll cheaper pricey pricier priciest dearest set_me_back",
      fr: "prix coûter coût coûte combien_ça_coûte cher tarif coûtent coûtait facture tarifs coûteux coûterait coûteraient onéreux facturer supplément frais chère",
      de: "preis preise kosten kostet teuer gebühr kostest gekostet teurer aufpreis billiger billige kostenpunkt legekosten strafe",
    },
    free: {
      en: "free for_free no_cost without_paying gratis for_nothing free_of_charge costless cost_nothing costs_nothing zero_cost",
      fr: "gratuit gratuite gratuitement sans_payer pour_rien sans_frais coûte_rien ne_coûte_rien",
      de: "kostenlos gratis umsonst ohne_kosten kostenfrei gebührenfrei kostet_nichts ohne_zu_zahlen ohne_zu_bezahlen",
    },
    difference: {
      en: "difference differences distance subtract minus",
      fr: "écart différence distance soustraire moins_nombre",
      de: "abstand differenz unterschied abziehen",
    },
    smaller: {
      en: "smaller lower less smallest lowest least low",
      fr: "petit petite plus_petit inférieur moindre bas_nombre",
      de: "kleiner kleinere klein kleinste niedriger niedrig geringer",
    },
    greater: {
      en: "greater larger bigger higher greatest highest most high large",
      fr: "grand plus_grand supérieur élevé grande",
      de: "größer größere groß höher höchste größte hoch",
    },
    ascending: {
      en: "ascending order rising increasing rise sorted increase numerical",
      fr: "croissant ordre monter montant croissante trier",
      de: "aufsteigend reihenfolge steigend steigen sortiert ordnung",
    },
    between: { en: "between in_between middle", fr: "entre milieu", de: "zwischen dazwischen mitte" },
    beside: {
      en: "beside next_to neighbouring alongside adjacent neighbour neighbor neighbours side_by_side touching touch touches neighboring adjoining next close_to adjoin contact against_a_card around surrounding",
      fr: "à_côté côté voisin voisine voisins adjacent côte_à_côte toucher touche collé contigu jouxter adjacente adjacentes autour",
      de: "neben nebeneinander benachbart nachbar angrenzend berühren berührt daneben anliegend nachbarn angrenzende anschließend anstoßen dran_legen danebenliegende ringsum drumherum rundherum",
    },
    empty: {
      en: "empty vacant open blank runs_out run_out ran_out running_out exhausted used_up no_more nothing_left emptied out_of_cards depleted",
      fr: "vide vides libre épuisé épuisée épuisées plus_de_pioche plus_de_cartes plus_rien",
      de: "leer leere frei freie aufgebraucht alle_ist aufgebraucht_ist nichts_mehr keine_mehr verbraucht ausgehen ausgegangen",
    },
    full: {
      en: "full filled complete fill fills completed filling",
      fr: "plein pleine rempli remplie complet complète remplir",
      de: "voll gefüllt füllen volle vollständig fertig",
    },
    win: {
      en: "win wins won winning victory winner beat beats succeed success victorious",
      fr: "gagner gagne gagné victoire vainqueur remporter réussir réussit battre vaincre gagnant gagnants",
      de: "gewinnen gewinnt gewonnen sieg sieger siegen siegt gewonnene schaffen schlagen besiegen",
    },
    lose: {
      en: "lose loses lost losing loss defeat lose_the_game game_over fail die dead fails failed",
      fr: "perdre perd perdu perte défaite perdant perds échouer échec foutu",
      de: "verlieren verliert verloren niederlage verlierer verlierst scheitern gescheitert aus_und_vorbei",
    },
    end: {
      en: "end ends ending over terminate",
      fr: "fin finir finit terminer terminé termine finie fini terminée s_arrête",
      de: "ende endet enden vorbei aus schluss beenden beendet zu_ende",
    },
    "beside+lay": { en: "adjoining abut", fr: "accoler accolée", de: "anlegen angelegt anlege anlegst" },
    nothing: {
      en: "nothing nobody open_water open_sea",
      fr: "rien eau_libre pleine_mer",
      de: "nichts freiem_wasser freies_wasser offenes_meer offener_see offenen_see",
    },
    missing: {
      en: "missing lacking lacks misses",
      fr: "manque manquent manquer manquante",
      de: "fehlen fehlt fehlend",
    },
    occupied: {
      en: "occupied already_is already_lies already_there taken",
      fr: "occupé occupée déjà",
      de: "belegt besetzt schon_liegt bereits",
    },
    "row_end+row+end": {
      en: "row_end row_ends end_of_row end_of_a_row end_of_the_row edge edges",
      fr: "bout bout_de_rangée bouts bord extrémité fin_de_rangée",
      de: "reihenende ende_der_reihe ende_einer_reihe rand_der_reihe reihenenden",
    },
    next_row: {
      en: "wrap wraps row_above next_row",
      fr: "rangée_du_dessus rangée_suivante",
      de: "nächste_reihe reihe_darüber",
    },
    above: {
      en: "above top upper upwards up over_it vertical",
      fr: "dessus haut en_haut vertical supérieure",
      de: "oben darüber hinauf senkrecht obere vertikal",
    },
    below: {
      en: "below underneath under beneath bottom down",
      fr: "dessous sous bas en_bas inférieure",
      de: "darunter unten untere unter",
    },
    left: { en: "left", fr: "gauche", de: "links linke linken" },
    right: { en: "right", fr: "droite droit", de: "rechts rechte rechten" },
    support: {
      en: "support supports rest rests resting foundation carried hold_up supported stand stands standing hang floating float supporting carry beneath_it underlay base",
      fr: "appui soutenir soutien reposer repose soutient support porter porte tenir_sur flotter dessous_vide socle base",
      de: "stütze stützen stützt tragen trägt auflage gestützt stehen steht schweben schwebt abstützen ruhen ruht unterlage unterbau untergrund basis",
    },
    cover: {
      en: "cover covers covered covering overlay on_top_of overlap stack_on put_over overbuild build_over built_over over_the_top",
      fr: "couvrir couvre couvert recouvrir par_dessus superposer recouvert recouvre empiler empilée surconstruire poser_dessus",
      de: "abdecken abgedeckt überdecken decken deckt überbauen abdeckt überdeckt drauf obendrauf überbaut überlegen darauflegen überdeckung drüber stapeln darüberlegen bedecken bedeckt",
    },
    replace: {
      en: "replace replaces replaced replacing substitute swap_out exchange",
      fr: "remplacer remplace remplacée",
      de: "ersetzen ersetzt ersetze austauschen",
    },
    move: {
      en: "move moves moved moving relocate shift moveable",
      fr: "déplacer déplace déplacée bouger bouge bougent",
      de: "versetzen bewegen bewegt umziehen verschieben versetzt wandern zieht_um",
    },
    leave_game: {
      en: "leave leaves removed remove removes removal gone go_away disappear disappears vanish rid taken_out take_out goes_away dissolve took_out took_away take_away",
      fr: "retirer retire retirée partir enlever disparaître s_en_vont quitter quittent enlève sort_du_jeu ôter retirent éliminer hors_jeu",
      de: "entfernen entfernt verschwinden verschwindet weg verlassen herausnehmen beseitigen rausnehmen wegkommen aussortieren abziehen_felsen aus_dem_spiel",
    },
    block: {
      en: "block blocked blocks closed close shut forbidden blocking locked lock off_limits prevent_placement unusable barred impassable",
      fr: "bloquer bloque bloquée fermer fermée interdit verrouillée inaccessible bloqué condamné inutilisable barrer barrée",
      de: "sperren gesperrt sperrt blockieren blockiert geschlossen verboten dicht zu_ist unzugänglich absperren versperrt unbenutzbar versperren sperre",
    },
    silence: {
      en: "silence silent talk talking speak speaking say tell communicate communication discuss chat hint hints secret share_information communicating conversation speech quiet mention whisper signal gesture table_talk warn announce hush chatting told chatter gossip cheat cheating aloud nod wink sign signs hand_signs groan groans sigh sighs glance glances stare facial point_at pointing_at",
      fr: "silence parler parle dire dit communiquer communication discuter bavarder indice parlez se_taire taire chuchoter signe geste prévenir annoncer discussion discute causer papoter papotage tricher bavardage voix muet clin_d_œil bouche dévoiler soupir soupire soupirer râler regards montrer_du_doigt",
      de: "stille schweigen reden sprechen spricht sagen sagt kommunizieren kommunikation unterhalten absprechen hinweis besprechen redet absprache flüstern zeichen_geben andeuten verraten still ruhe leise plaudern mitteilen erzählen quatschen tratschen schwatzen schummeln mogeln gesprochen geredet laut stumm nicken zwinkern diskutieren zeichen seufzen seufzt stöhnen räuspern augenrollen deuten fingerzeig",
    },
    turn: {
      en: "turn turns my_turn your_turn round my_go your_go her_go his_go next_go per_go one_go go_again",
      fr: "tour tours mon_tour mon_coup ton_coup",
      de: "zug züge spielzug runde am_zug dran an_der_reihe der_reihe_nach dransein spielzüge",
    },
    action: { en: "action actions move_options", fr: "action actions", de: "aktion aktionen" },
    first: {
      en: "first begin begins beginning who_starts goes_first go_first starts_the_game starting_player first_player starter who_begins beginner_of_the_game opening_move initially start_of_the_game beginning_of_the_game",
      fr: "premier première commencer commence début qui_commence premier_joueur d_abord entamer démarre démarrer au_début en_premier",
      de: "erste erster beginnen beginnt anfangen anfängt startspieler wer_beginnt anfang zuerst fängt anfangs zu_beginn am_anfang als_erstes startet_das_spiel losgeht",
    },
    setup: {
      en: "setup set_up prepare preparation layout_of_game shuffle shuffled setting_up prep install starting_setup",
      fr: "mise_en_place préparer préparation installer mélanger installe installation préparatifs mettre_en_place",
      de: "aufbau aufbauen vorbereiten vorbereitung mischen gemischt vorbereitet aufgebaut startaufbau einrichten",
    },
    deal: {
      en: "deal deals dealt dealing distribute hand_out evenly split splitting divide divided portion cards_each cards_per_player per_player per_person apiece",
      fr: "répartir distribuer distribution également équitablement répartition partage répartis distribue cartes_chacun cartes_par_joueur par_joueur par_personne",
      de: "verteilen austeilen verteilt ausgeteilt gleichmäßig geben aufteilung aufteilen teilen_auf zuteilen aufgeteilt verteilung karten_jeder jeder_karten pro_spieler pro_person pro_kopf",
    },
    limit: {
      en: "limit limits hand_limit hand_size maximum max at_most cap how_big_is_my_hand largest_possible minimum hand_maximum",
      fr: "limite limites maximum taille_de_main plafond au_maximum au_plus max",
      de: "limit handlimit grenze maximum kartenlimit höchstens handkartenlimit obergrenze limits maximal höchstzahl",
    },
    cannot: {
      en: "cannot unable impossible not_possible can_t",
      fr: "impossible incapable",
      de: "unmöglich unlösbar unfähig",
    },
    stop: {
      en: "stop cancel cancelled prevent counter avoid negate undo ignore",
      fr: "arrêter annuler annule empêcher éviter contrer",
      de: "aufhalten abwehren verhindern stoppen abbrechen aufheben vermeiden",
    },
    spend: {
      en: "spend use uses used using spent spending",
      fr: "dépenser utiliser dépense utilise servir",
      de: "ausgeben nutzen benutzen verwenden einsetzen nutze verbrauchen",
    },
    share: {
      en: "share shared sharing together belong belongs common collective jointly team_property whose everyone_s",
      fr: "partager partagé commun ensemble appartenir appartient à_qui appartiennent collectif propriété",
      de: "teilen geteilt gemeinsam zusammen wem_gehört wem_gehören allen_gehören besitzt besitzen",
    },
    two_players: {
      en: "two_players 2_players two_player 2_player two_of_us couple_of_players the_two_of_us in_a_pair 2p just_us_two both_of_us a_couple",
      fr: "à_deux deux_joueurs 2_joueurs à_2 deux_personnes nous_deux à_deux_joueurs tous_les_deux en_couple rien_que_nous_deux",
      de: "zu_zweit zwei_spieler zwei_spielern 2_spieler zwei_personen zweit zu_2 zwei_leuten zweierspiel zweispieler paarweise nur_wir_zwei wir_zwei wir_beide zu_zweien",
    },
    solo: {
      en: "solo alone single_player by_myself one_player on_my_own solitaire by_yourself on_your_own 1_player lonely only_me just_me single_person lone",
      fr: "solo seul seule en_solo solitaire tout_seul toute_seule 1_joueur individuel moi_seul seulement_moi",
      de: "solo allein alleine einzelspieler einzeln ein_spieler 1_spieler einsam einzelspiel solospiel solomodus nur_ich einzelperson",
    },
    harder: {
      en: "harder hard difficult difficulty challenge challenging hardest tougher expert level levels advanced hardness poseidon triton galateia leucothea amphitrite demanding tough",
      fr: "difficile difficulté dur plus_dur expert niveaux corsé plus_difficile ardu poséidon triton galatée leucothée amphitrite exigeant défi",
      de: "schwerer schwer schwierig schwieriger schwierigkeit herausforderung experten stufe_des_spiels anspruchsvoller härter schwierigkeitsgrad schwierigkeitsstufe poseidon triton galatea leukothea amphitrite anspruchsvoll knackig",
    },
    easier: {
      en: "easier easy simple simpler easiest beginner kids children gentler",
      fr: "facile plus_facile simple débutant enfants plus_simple facilement",
      de: "leichter leicht einfach einfacher anfänger kinder vereinfachen einfachere",
    },
    last: {
      en: "last final left remaining last_one single_card only_card",
      fr: "dernier dernière restant restante reste dernière_carte",
      de: "letzte letzter letzten übrig einzige einzige_karte letzte_karte eine_einzige",
    },
    gap: {
      en: "gap gaps hole holes impossible_to_fill unfillable dead_space leave_space cut_off",
      fr: "trou trous vide_impossible trouer espace_perdu",
      de: "lücke lücken loch löcher freiraum zwischenraum",
    },
    pass: {
      en: "pass passes passing skip sit_out skips skipping skip_a_turn do_nothing miss_a_turn",
      fr: "passer passe passer_son_tour sauter_son_tour sauter_un_tour ne_rien_faire sauter_mon_tour",
      de: "passen passt passe aussetzen überspringen aussetze nichts_tun auslassen sausen_lassen runde_aussetzen",
    },
    swap: {
      en: "swap swaps exchange trade change_hand swapping mulligan new_hand fresh_hand replace_my_hand trade_in redeal",
      fr: "échanger échange changer nouvelle_main mulligan troquer troc",
      de: "tauschen tausche tausch wechseln eintauschen neue_hand tausch_der_hand mulligan umtauschen eintausch",
    },
    spare: {
      en: "spare second extra_start another_start other_starts useless superfluous",
      fr: "trop second deuxième autre autres inutile",
      de: "übrige zweiter zweite weiterer überzählig nutzlos anderer",
    },
    extra: {
      en: "extra additional more plus bonus further add added",
      fr: "supplémentaire plus_de additionnel en_plus bonus ajouter ajoutée en_rab",
      de: "zusätzlich mehr extra weitere extrakarte hinzufügen dazu bonus",
    },
    auto: {
      en: "automatic automatically random randomly chance by_chance luck dice lot lots draw_lots randomised",
      fr: "automatique hasard aléatoire au_hasard sort tirage aléatoirement tirer_au_sort",
      de: "automatisch zufällig zufall los zufallsgesteuert auslosen gelost würfel zufallsprinzip",
    },
    choose: {
      en: "choose chosen choice pick select decide",
      fr: "choisir choix choisit décider",
      de: "wählen auswählen aussuchen wahl entscheiden bestimmen",
    },
    name: {
      en: "name names named call declare",
      fr: "nommer nom annoncer",
      de: "nennen benennen name ansagen",
    },
    mix: {
      en: "mix combine combined combination together_with mixed",
      fr: "combiner mélange combinaison mêler",
      de: "kombinieren kombination zusammen_mit vermischen",
    },
    shape: {
      en: "shape size wide tall height width picture look_like looks_like arranged arrange arrangement dimensions big",
      fr: "forme taille large hauteur dimensions ressemble disposition agencer disposer dimension",
      de: "form größe breit breite höhe gestalt aussehen aussieht sieht_aus anordnen anordnung maße",
    },
    unseen: {
      en: "unseen blind face_down secretly hidden concealed top_cards facedown",
      fr: "caché cachée face_cachée sans_regarder secret",
      de: "verdeckt ungesehen blind heimlich versteckt",
    },
    legal: {
      en: "legal allowed allow permitted valid ok_to legitimate illegal acceptable okay_to fine_to",
      fr: "permis légal autorisé permise interdit_ou_permis droit_de autoriser légale légaux licite avoir_le_droit",
      de: "erlaubt legal zulässig gestattet verboten_oder_erlaubt regelkonform darf_man zulässige regelgerecht erlaubtes",
    },
    whole: {
      en: "whole entire all complete_hand everything",
      fr: "toute tout entière entier totalité toutes",
      de: "ganze ganzen alle alles komplette gesamte",
    },
    sequence: {
      en: "sequence consecutive straight run in_a_row successive following consecutively neighbouring_numbers back_to_back chain perfect series unbroken in_sequence",
      fr: "suite consécutif consécutifs suivent d_affilée consécutive consécutives se_suivent enchaînement d_affilé parfaite série à_la_suite de_suite",
      de: "folge aufeinanderfolgend nacheinander straße lückenlos aufeinander fortlaufend hintereinander aufeinander_folgend perfekt serie lückenlose ununterbrochen in_folge",
    },
    anytime: {
      en: "any_time anytime out_of_turn others_turn another_s_turn other_players_turn someone_else whenever not_my_turn somebody_else_s_turn during_another_turn",
      fr: "à_tout_moment n_importe_quand hors_de_son_tour hors_tour à_n_importe_quel_moment quand_ce_n_est_pas_mon_tour pas_mon_tour",
      de: "jederzeit außerhalb_des_zuges fremden_zug nicht_am_zug nicht_dran zwischendurch fremder_zug",
    },
    opening: {
      en: "opening_hand starting_hand initial_hand first_hand",
      fr: "première_main main_de_départ",
      de: "starthand erste_hand anfangshand ersten_hand",
    },
    destroy: {
      en: "destroy destroys destroyed kill eat attack strike sink destroying eats eaten wipe remove_an_island attacks swallow destruction devour devours swallowed kills killed victim",
      fr: "détruire détruit tuer manger attaquer détruite mange avale avaler attaque croque mangé mangée avalée dévorer dévore frapper frappe victime",
      de: "zerstören zerstört fressen angreifen vernichten frisst vernichtet verschlingen angegriffen greift_an auffressen gefressen gefressene verschlungen zuschlagen angriff opfer tötet",
    },
    climb: {
      en: "climbs go_up move_up higher_row upward walk step ascend climbed stepping steps stroll higher_up",
      fr: "grimper grimpe gravir avancer marcher monter_d_une_rangée montent gravit sauter",
      de: "klettern steigt hochziehen laufen gehen betreten hochklettern klettert hinaufsteigen steigen_auf treten springen wandert",
    },
    clockwise: { en: "clockwise turn_order", fr: "sens_horaire ordre_du_tour", de: "uhrzeigersinn zugfolge" },
    same: {
      en: "same equal identical alike matching match equally alike_cards twice_the_same duplicate",
      fr: "même mêmes identique égal égale pareil pareille assorti identiques doublon",
      de: "gleich gleiche gleichen gleicher gleiches selbe selben dieselbe derselbe identisch dasselbe derselben demselben gleichartig",
    },
    before: { en: "before earlier prior beforehand", fr: "avant préalable", de: "bevor vorher zuvor davor" },
    after: {
      en: "after afterwards later following_that",
      fr: "après ensuite puis_après",
      de: "nachher danach nachdem anschließend später",
    },
    back: {
      en: "back return returns returned come_back again reuse recover",
      fr: "revenir revient retour récupérer rendre de_nouveau",
      de: "zurück zurückkommen zurücknehmen wieder wiederverwenden erneut zurückbekommen",
    },
    outside: {
      en: "outside off_the_board aside next_to_the_grid off_grid corner",
      fr: "hors dehors extérieur à_l_extérieur coin",
      de: "außerhalb außen abseits ecke neben_dem_raster",
    },
    keep: {
      en: "keep keeps keeping stay stays stay_there remain stays_in save",
      fr: "garder garde rester reste conserver laisser laisse restent",
      de: "behalten behält bleiben bleibt liegen_lassen liegenlassen aufheben_karte bleibe lassen liegen_bleiben",
    },
    wait: {
      en: "wait waiting delay postpone later_turn",
      fr: "attendre attend retarder différer",
      de: "warten wartet hinauszögern verzögern aufschieben",
    },
    open: {
      en: "face_up faceup open_row open_cards display visible_cards open_card face_up_cards market",
      fr: "visible face_visible visibles ligne_visible cartes_visibles étalage exposées",
      de: "offen offene offenen aufgedeckt offene_zeile auslage offenliegende ausliegende",
    },
    how_many: {
      en: "how_many number_of amount quantity",
      fr: "combien combien_de nombre_de quantité",
      de: "wie_viele wieviele wie_viel wieviel anzahl menge",
    },
    when: {
      en: "when at_what_point what_moment how_soon how_early since_when",
      fr: "quand à_quel_moment à_partir_de_quand dès_quand quel_moment",
      de: "wann ab_wann zu_welchem_zeitpunkt sobald zeitpunkt",
    },
    where: {
      en: "where where_to what_place",
      fr: "où à_quel_endroit quel_endroit",
      de: "wo wohin woher an_welcher_stelle",
    },
    who: {
      en: "who whose whom which_player",
      fr: "qui à_qui quel_joueur",
      de: "wer wem wen welcher_spieler",
    },
    give: {
      en: "give gives giving gave given hand_over",
      fr: "donner donne donnent donné cède céder",
      de: "gebe geben gegeben geben_ab beisteuer",
    },
    diagonal: {
      en: "diagonal diagonally crosswise",
      fr: "diagonale diagonales diagonalement",
      de: "diagonal schräg diagonale",
    },
    fit: {
      en: "fit fits fitting playable suitable goes_anywhere",
      fr: "convenir convient rentrer rentre jouable",
      de: "passt passen passend spielbar",
    },
    help: {
      en: "help helps chip_in assist lend contribute support_each_other",
      fr: "aider aide prêter contribuer participer secourir",
      de: "helfen hilft aushelfen mithelfen leihen beisteuern beitragen",
    },
    few: {
      en: "few fewer not_enough too_few insufficient short_of too_little only_has",
      fr: "pas_assez trop_peu insuffisant insuffisante moins_de n_a_que n_ont_que",
      de: "zu_wenig zu_wenige nicht_genug reicht_nicht weniger wenige hat_nur haben_nur",
    },
    effect: {
      en: "effect do_anything purpose good_for use_of point_of benefit happens_when what_does effects consequence",
      fr: "effet sert_à_quoi à_quoi_sert utilité à_quoi que_fait effets conséquence",
      de: "wirkung wirken wirkt bewirkt bewirken wozu wofür nutzen_von zweck bringt was_macht effekt effekte auswirkung",
    },
    often: {
      en: "often times how_often many_times each_time repeatedly",
      fr: "souvent fois combien_de_fois",
      de: "oft wie_oft mehrmals male jedes_mal häufig",
    },
    side: {
      en: "side sides facing faces upside",
      fr: "côté_de_carte face faces envers endroit_de_la_carte sens",
      de: "seite seiten seitenrichtig verkehrt falsch_herum herum",
    },
    divide: {
      en: "divide divides divisible split splitting uneven unevenly leftover leftovers remainder come_out_even",
      fr: "diviser divise divisible inégal inégale inégales tombe_juste tomber_juste reste_de_cartes",
      de: "aufteilen aufgeteilt teilbar ungleich geht_nicht_auf gehen_nicht_auf aufgehen",
    },
    direction: {
      en: "direction directions which_way way_round zigzag snake leftwards rightwards reading_order",
      fr: "sens direction zigzag serpent serpentin",
      de: "richtung richtungen zickzack schlangenlinie leserichtung rum",
    },
    corner: { en: "corner corners", fr: "coin coins", de: "ecke ecken" },
    goal: {
      en: "goal goals aim aims objective object_of_the_game point_of_the_game purpose_of_the_game target",
      fr: "but buts objectif objectifs but_du_jeu",
      de: "spielziel zweck_des_spiels worum_geht ziel_des_spiels aufgabe",
    },
    box: { en: "box boxes", fr: "boîte boîtes", de: "schachtel karton spielschachtel" },
    age: {
      en: "youngest oldest age older younger",
      fr: "jeune âgé âgée âge vieux",
      de: "jüngste jüngster älteste ältester",
    },
    cooperative: {
      en: "cooperative cooperatively co_op coop cooperate",
      fr: "coopératif coopérative coopérer coop",
      de: "kooperativ kooperatives miteinander gemeinschaftlich",
    },
    build: {
      en: "build builds built building construct erect",
      fr: "construire construit bâtir construction",
      de: "bauen baue baut gebaut errichten bauwerk",
    },
    early: {
      en: "early too_soon soon premature",
      fr: "tôt prématuré prématurément",
      de: "früh vorzeitig verfrüht frühzeitig",
    },
    late: { en: "late", fr: "tard tardif", de: "spät" },
    instead: {
      en: "instead alternatively in_place_of",
      fr: "au_lieu à_la_place plutôt",
      de: "statt anstatt stattdessen anstelle lieber",
    },
    stuck: {
      en: "stuck none_of_my none_of_them dead_end no_move no_moves no_legal_move hopeless cannot_move can_t_move nothing_works nothing_fits nothing_to_play nothing_left_to_play nothing_more_to_play can_t_play_anything cant_play_anything cannot_play_anything no_playable_card trapped jammed",
      fr: "coincé coincée aucune_de_mes aucun_coup impasse plus_de_coups bloqué_sans_coup rien_à_jouer plus_rien_à_jouer rien_à_poser plus_rien_à_poser rien_jouable peux_plus_jouer peux_plus_rien_jouer peux_rien_jouer bloqués coincés bloquées coincées",
      de: "festgefahren keine_meiner festsitzen sackgasse kein_zug keinen_zug sitzt_fest sitze_fest feststecken stecke_fest nichts_zu_spielen nichts_mehr_zu_spielen nichts_mehr_spielen nichts_mehr_legen nicht_mehr_legen geht_nichts_mehr nichts_geht_mehr festgefahrene hängen_fest hängt_fest",
    },
    isolated: {
      en: "isolated apart far far_away remote on_its_own by_itself",
      fr: "isolé isolée loin éloigné",
      de: "isoliert abseits entfernt weit_weg alleinstehend",
    },
    connect: {
      en: "connect connects connected connecting link linked attach attached contiguous join joined joins",
      fr: "relier relié reliée raccorder connecté connecter rejoindre attenant",
      de: "verbinden verbunden zusammenhängen zusammenhängend anknüpfen verbindung anbauen",
    },
    at_once: {
      en: "immediately right_away straight_away instantly",
      fr: "tout_de_suite immédiatement aussitôt sur_le_champ",
      de: "sofort unverzüglich umgehend auf_der_stelle gleich_jetzt",
    },
    optional: {
      en: "optional voluntary voluntarily freely free_choice",
      fr: "facultatif facultative volontaire volontairement librement",
      de: "freiwillig optional beliebig",
    },
    fewest: { en: "fewer fewest least_cards", fr: "moins_de le_moins", de: "weniger wenigsten wenigste" },
    enough: {
      en: "enough sufficient suffice too_few not_enough short_of",
      fr: "assez suffit suffisant suffisent suffisamment trop_peu pas_assez",
      de: "genug genügend reicht reichen ausreichen ausreichend zu_wenig zu_wenige",
    },
    different: {
      en: "different differently differ",
      fr: "différent différente différents",
      de: "verschieden anders unterschiedlich",
    },
    sideways: {
      en: "sideways lateral laterally",
      fr: "de_côté sur_le_côté latéral",
      de: "seitwärts zur_seite seitlich",
    },
    reversed: {
      en: "reverse reversed backwards backward go_back going_back back_to_front opposite mirrored mirror right_to_left",
      fr: "envers inverse inversé miroir reculer recule reculons en_arrière marche_arrière de_droite_à_gauche",
      de: "rückwärts umgekehrt zurückgehen zurück_gehen rückwärtsgang spiegelverkehrt gespiegelt spiegelbild von_rechts_nach_links",
    },
    wrong: {
      en: "wrong incorrect mistake error mistaken goofed botched blunder blundered messed_up screwed_up misplaced misplayed",
      fr: "faux fausse erreur incorrect gouré gourés planté plantés gaffe trompé trompés bourde",
      de: "falsch fehler verkehrt gepatzt patzer vertan verlegt falsch_gelegt",
    },
    how_long: {
      en: "how_long duration lasts last_for as_long",
      fr: "combien_de_temps jusqu_à_quand longtemps durée dure",
      de: "wie_lange bis_wann dauer dauert wielange",
    },
    half: { en: "half halves", fr: "moitié demi", de: "hälfte halb" },
    total: {
      en: "total altogether in_all in_total overall",
      fr: "total au_total en_tout",
      de: "insgesamt gesamt gesamtzahl",
    },
    each_person: {
      en: "per_person per_player apiece each_of_us each_person each_player",
      fr: "chacun chacune par_personne par_joueur",
      de: "pro_person pro_spieler jeweils je_person jeder_einzelne",
    },
    worth: { en: "worth", fr: "vaut valent", de: "wert wertvoll" },
    contents: {
      en: "contain contains contents consist consists",
      fr: "contient contenu contenir",
      de: "enthält enthalten inhalt besteht",
    },
    fresh: { en: "new fresh", fr: "nouveau nouvelle neuf_cartes", de: "neu neue neuen neuer" },
    interrupt: {
      en: "break breaks broken interrupt interrupts",
      fr: "couper coupure interrompre interrompt casser",
      de: "unterbrechen unterbricht unterbrochen brechen",
    },
    special: {
      en: "special specials",
      fr: "spécial spéciale spéciales",
      de: "besondere spezial sonderkarten sonderkarte spezialkarten",
    },
    "descend+below": {
      en: "descend downwards downhill go_down decrease fall falls falling",
      fr: "descendre redescendre descend descendent décroître décroissant décroissante baisser diminuer",
      de: "hinunter runter absteigen absteigend herunter hinab abwärts fallend sinken sinkend",
    },
    strict: { en: "strict stricter strictly", fr: "strict stricte", de: "streng strenge strikt" },
    table: { en: "table tabletop", fr: "table", de: "tisch tischplatte" },
    possible: { en: "possible possibility feasible", fr: "possible possibilité", de: "möglichkeit machbar" },
    condition: {
      en: "condition conditions requirement requirements prerequisite",
      fr: "condition conditions exigence",
      de: "bedingung bedingungen voraussetzung voraussetzungen",
    },
    result: {
      en: "result results calculate add_up sum",
      fr: "résultat calculer décompte somme",
      de: "ergebnis berechnen endstand abrechnung zusammenzählen summe",
    },
    "3+player": {
      en: "three_of_us three_players three_people",
      fr: "à_trois trois_joueurs",
      de: "zu_dritt drei_spieler drei_spielern",
    },
    "4+player": {
      en: "four_of_us four_players four_people",
      fr: "à_quatre quatre_joueurs",
      de: "zu_viert vier_spieler vier_spielern",
    },
    "5+player": {
      en: "five_of_us five_players five_people",
      fr: "à_cinq cinq_joueurs",
      de: "zu_fünft fünf_spieler fünf_spielern",
    },
    "player+mountain": {
      en: "climber climbers mountaineer mountaineers",
      fr: "grimpeur grimpeurs grimpeuse alpiniste",
      de: "kletterer bergsteiger kletterin",
    },
    "row+full": {
      en: "finish_a_row finish_the_row finish_one_row finish_row complete_a_row complete_the_row complete_row",
      fr: "finir_une_rangée terminer_une_rangée compléter_une_rangée finir_la_rangée terminer_la_rangée",
      de: "reihe_beenden reihe_fertig reihe_abschließen reihe_vollmachen reihe_fertigstellen",
    },
    pay: {
      en: "pay pays paying paid payment afford owe owed chip_in contribute settle fork_out settle_up cough_up chip_in_for",
      fr: "payer paie payé paye paiement payable payes devoir régler débourser participer contribuer",
      de: "bezahlen zahlen zahle bezahle bezahlt zahlt zahlung leisten bezahlung beisteuern mitbezahlen begleichen blechen zahlbar bezahlbar",
    },
    gain: {
      en: "gain earn get gets earns receive obtain earned award reward rewards rewarded prize bonus",
      fr: "gagner_une obtenir recevoir obtient rapporte récompense reçoit reçois recevons",
      de: "bekommen erhalten verdienen kriegen bekommt erhält kriegt belohnung belohnt bringt_ein prämie",
    },
    reveal: {
      en: "show shows look looks see seen looking peek reveal watch visible peeking check inspect glance known shown open_handed uncovered_hand",
      fr: "montrer montre regarder voir regarde consulter coup_d_œil vérifier regardent jeter_un_œil espionner révéler montrée cartes_sur_table épier",
      de: "zeigen zeigt ansehen anschauen sehen angucken gucken sichtbar durchsehen schauen hineinsehen nachsehen nachschauen reinschauen einsehen anzusehen kennen vorzeigen aufdecken offenlegen gucke schaue",
    },
    must: {
      en: "must forced force mandatory compulsory obliged obligation required have_to oblige need_to supposed should_i obligatory compelled have_to_play",
      fr: "obligé obligatoire forcé devoir dois doit obligation forcément contraint obliger obligée devez doivent",
      de: "muss müssen pflicht gezwungen zwingend zwang verpflichtet musst unbedingt gezwungenermaßen obligatorisch verpflichtend soll_ich muß",
    },
    count: {
      en: "count counts counted counting considered",
      fr: "compter compte comptent compté comptait",
      de: "zählen zählt gezählt zählst angerechnet",
    },
    front: {
      en: "in_front in_front_of_me in_front_of",
      fr: "devant devant_moi",
      de: "vor_mir vor_sich vor_dir",
    },
  },
} as const satisfies { readonly [Room in RoomId | "lexicon"]: WordsFor<"searched", Room> };

export const SEARCHED_LISTS = {
  stops: {
    en: "a an the and or but if of in on at to from by for with as is are be been am was were do does did done can could may might shall should will would i me my mine you your yours we us our ours he she it its they them their this that these those there here what which why how then than so not no never yes ever just also only any some many much have has had having get got let lets s t re ve ll d m about into onto out off per via while during still again please tell want happens happen happened someone somebody anyone anybody something anything other others another each every question rule rules game games mean means really need needs wondering exactly actually okay ok like try trying make makes made come comes moment point way ways case cases ahead in_case anywhere everywhere somewhere whatever whichever whether although though because since until unless within himself herself ourselves themselves itself myself yourself isn aren won didn doesn wouldn couldn shouldn hasn haven wasn weren don ain being either neither too thing things stuff sort kind well even hi hello thanks thank become becomes turned go goes going went towards toward upon decide decides permitted participant cheating ask asking asked know exist exists knows think guess wonder wondered possible possibly maybe perhaps whats cant dont wont isnt whos wheres hows ive im youre thats x now away once very gone_by lie lies lying sits sit fine good suit suits able quite rather probably simply straightforward bit knew thinks suppose say_so asks wants wanted said find finds found bring brings brought put_it came come_up comes_up anna ben tom mia eva lea tim max her his him hers theirs agree sorry suddenly kinda gonna wanna gotta doesnt id theres lot part else always often_do same_as both_of next_thing thereby thus hence sure certain correct right_now currently",
    fr: "le la les l un une des du de d et ou mais si en dans sur sous a au aux pour par avec sans ce cet cette ces c s qu que qui quoi dont est sont suis es etre ete sera ai as avons avez ont avoir il elle on nous vous ils elles je j tu me m te t se mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs y ne n pas plus quel quelle quels quelles comment pourquoi peut peux peuvent pouvez pouvons puis faut fait fais alors donc encore aussi bien tres tout cela ca quelqu quelque quelques autre autres chaque question regle regles jeu jeux partie passe arrive veut dire lequel laquelle comme jamais oui non moment fois cas facon chez vers selon lors lorsque puisque parce car afin ainsi ici voici voila certains certaines moi toi lui eux soi celle celui ceux celles auquel duquel jusqu jusque depuis pendant va vas vont aller allait etait etais soit fut faites font avais avait aurait serait devient devenir merci bonjour possible savoir sait sais demande demander chose choses truc sinon toutefois cependant etant ayant eu vraiment juste simplement copain x directement allons trop tard seulement beaucoup peu donne donner donnes part parties vient viennent viens venir cause quand_meme peut_etre savent crois penser sorte genre anna ben tom mia eva lea desole maintenant ni or etaient fera feront pourra pouvoir vouloir veux voudrais aimerais trouve trouver tellement assez_bien plutot_que parmi ca_va d_accord tiens",
    de: "der die das den dem des ein eine einen einem einer eines und oder aber wenn falls ob in im an am auf aus bei beim mit nach von vom zu zum zur fur um uber unter vor hinter durch als wie was warum welche welcher welches welchen ist sind bin bist sein war waren hat habe haben hast hatte ich mich mir mein meine meinen meiner du dich dir dein deine deinen er sie es wir uns unser ihr euch euer man sich nicht nie kein nur noch auch schon sehr so da dann doch denn kann kannst konnen konnt darf darfst durfen soll sollen sollte will wollen wird werden wurde werde jemand etwas jeder jede jedes jeden mehrere dies diese dieser dieses diesen dass ja nein bitte eigentlich gibt geht passiert bedeutet viele viel frage regel regeln spiel andere anderen wirklich genau mal eben immer gilt tun machen macht tut fall fallen moment art weise meines meinem deines deinem seines seinem seiner seine seinen ihres ihrem ihrer ihre ihren unseres unserem unserer unsere unseren eure euren eurer keinem keines irgendwo irgendwie irgendwas irgendein irgendeine damit dabei daran darauf davon darin dadurch darum deshalb also jedoch sondern obwohl weil solange waehrend wahrend bis seit je dort hier mehrfach wirds ists gehts ware wurden hatten gewesen worden sowie sowohl weder entweder beziehungsweise bzw zb moglich moglicherweise vielleicht wissen weiss fragen danke hallo sache sachen ding halt gerade jetzt sonst trotzdem x direkt liegt liegen lag gelegen kommt kommen komme kommst gehen gehst ihn ihm ihnen dazu nun ins ans aufs furs hin her dorthin worum wodurch womit woran ab ohne_dass gar uberhaupt ziemlich ganz_gut anna ben tom mia eva lea bitte_schon denke glaube braucht brauche brauchen sitzt sitze passt_das gut ok okay sicher bekannt nun_mal wohl mochte mochten wurdest beim_spielen the sobald_wie finde finden gefunden bringt bringen",
  },
  articles: {
    en: "a an the my your this that another",
    fr: "le la un une du au mon ma ton ce",
    de: "die der eine einer meine meiner deine diese keine ne",
  },
  joints: { en: "-", fr: "-", de: "s n en e" },
  sizes: { en: "by", fr: "sur fois", de: "mal auf" },
} as const;

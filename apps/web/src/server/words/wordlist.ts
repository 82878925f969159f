/** Short plain English words that can be said over a table: three of them find one. */
const TEXT = `
abacus academy acorn acrobat active admiral advent agate agave agile airport album alcove alder
alert algae almond aloe alpaca alpine amber amble amiable ample anchor anchovy angle anise annex
antique antler anvil apex apple apricot apron aqua aquarium arbor arcade arch archer arctic arena
argyle aria armor aroma arrow artful artist ascent ash aspen aster astral atlas atoll atom attic
auburn autograph autumn avenue avocado awning axle azalea azure badge badger bagel baker bakery
balcony ballad ballet balloon balm balsa bamboo banana band banjo banner barge barista baritone
barley barn barnacle baroque barrel basalt basil basin basket bassoon bat batch bay bazaar beacon
beagle beam bean bear beaver bed beech beehive beetle belfry bell bellow belt bench beret bergamot
berry beryl bicycle bike birch biscuit bison blanket blaze blender blizzard bloom blossom blouse
blue bluff board boat bobbin bobcat bobsled bonfire bonnet bonsai book boot border bottle boulder
bouquet bow bowl box bracelet bramble branch brass bravo bread breakfast breeze brick bridge brindle
brioche brisk brisket brocade bronze brook broom broth brown brush bubble bucket buckle bud buffalo
buggy bugle builder bulb bumble bumper bun bungalow bunker bunny buoy burlap burrow bush butler
butter buttercup button buzzard cabbage cabin cabinet cable cactus cafe cake calf calico calm camel
cameo camera camp camper canal canary candle candy canister canoe canopy canteen canto canvas canyon
cape caper captain caramel caravan caravel caraway cardigan cardinal cargo caribou carnival carol
carousel carp carpet carrot cart carton carver cascade cashew cashmere castle cat catkin cattle
cavern cedar celadon celery cellar cello cement center ceramic chair chalet chalk chamber chamois
champion chariot charm chart cheddar cheer cheese cheetah chef cherry chess chestnut chevron chick
chili chime chimney chisel chive choir chorus chowder chutney cicada cider cinder cinema cinnamon
circle citadel citrus clam clarinet clay clear clever cliff climber cloak clock cloth cloud cloudy
clove clover clown coach coast coat cobalt cobble cobbler cocoa coconut cocoon cod coffee coil
collage collar collie colony comb comet comfy comic compass concert conch condor cone convoy cookie
copper copse cord cordial coriander cork corn corner corsair cosmic cosmos cottage cotton couch
cougar courier cove coyote cozy crab cradle craft cranberry crane crater crayon cream creek crescent
crest cricket crimson crisp crocus croquet crouton crow crown cruise crumb crumpet crystal cub cube
cuckoo cucumber cumin cup cupboard cupcake curator curlew current curry cursive curtain cushion
custard cutter cycle cygnet cymbal cypress daffodil dahlia dairy daisy dale dancer dancing dandelion
dapper dapple dashing dawn day dazzle debut deck deer delta denim depot desert desk dew dewdrop dial
diamond diary digit dill dinghy dingo dinner diploma disc dish diver dock dolphin dome domino donkey
donut doodle door doorway dormouse dough dove dragon drama drawer dream dress drift driver drizzle
drum drummer duck dulcimer dune dusk dynamo eager eagle early earnest earth easel east eastern echo
eclair eclipse eddy eel egg eggplant egret elastic elder elegant elephant elfin elk elm ember emblem
emerald emu enamel encore endive energy engine ensign entry envelope epic equator ermine escort
essay estate estuary evening express fable fabled fabric fairy falcon famous fan fancy fanfare farm
fathom fawn fearless feast feather fedora feline felt fence fennel fern ferret ferry festival fiber
fiddle field fiesta fig figurine filter finch fir fire firefly fizzy fjord flag flake flame flamingo
flannel flask fleece fleet flint float flock flora flour flurry flute flutter foal foam fog foghorn
foil folder foliage folk fondue font foreman forest forge fork formal fort fortune fossil fountain
fox fragrant frame freckle freight fresco fresh fridge friend frigate fritter frog frolic frost
frosty fruit fuchsia fudge funnel furrow fuse gable gadget gala galaxy gale galleon gallery galley
gallop gander garage garden garland garlic garnet garnish gate gazebo gazelle gecko gem genial
gentle geyser giant gift giggle ginger gingham giraffe glacier glade glass glaze glen glider glimmer
glitter globe glossy glove glow glue gnome goat goblet gold goldfish golf gondola goose gopher gorge
gosling gourd gourmet graceful grain grand granite granola grape graph grass grateful gravel gravy
grebe green greeting grey griddle griffin grill grotto grove guava guest guide guitar gulf gull
gumdrop guppy gust gymnast habitat haddock hail halibut halo hammer hammock hamper hamster handle
handy hangar happy harbor hare harmony harness harp harvest hat hatch haven hawk hay hazel hazelnut
hearth heather hedge helium hello helm helmet hen herald herb hermit heroic heron herring hibiscus
hickory highway hiker hill hilltop hinge hippo hobby hockey hollow holly homely honest honey hood
hoof hook hoop hopeful hopper horizon hornet horse hotel hound hourglass house hull humble hummus
humpback hundred husky hut hydrant hyena ibex ibis ice iceberg icicle icon ideal igloo iguana impala
indigo infinity ingot ink inkwell inlet inn insect iris iron island ivory ivy jackal jacket jade
jaguar jar jasmine jasper jaunty javelin jay jazz jeans jelly jersey jester jetty jewel jigsaw
jockey journal jovial jubilee jug juggler juice jumbo jumper jungle juniper kale kangaroo karate
kayak kebab keel keepsake kelp kennel kernel kestrel ketchup kettle keyboard kimono kindly kindred
kingdom kiosk kitchen kite kitten kitty kiwi knot koala krill label lace lacquer lacrosse ladder
ladle ladybug lagoon lake lamb lamp lamplight landing lantern larch lark larkspur lasso lasting
latch lattice laurel lava lavender lawn layer leaf leaflet ledge leek legend legume lemming lemon
lemur lens lentil leopard letter lettuce level lever library lichen lilac lily limber lime limpet
linden linen lintel lion lively lizard llama lobby lobster locket locust lodge lodger loft log
logbook lollipop lotus lounge loyal lucid lucky lullaby lumber lunar lunch lupin luster lute luxury
lynx lyre lyric macaw maestro magenta magnet magnolia magpie mahogany majestic mallard mallet
mammoth manatee mandarin mandolin mango manor mansion mantle map maple maraca marble margin marigold
marina mariner market marlin marmot maroon marsh marten mascot mask mast matinee meadow medal medium
medley mellow melody melon memory menu meringue merlin mermaid merry meteor metro midday middle
midnight mighty milk milkshake mill mimosa minaret mineral minnow mint minute mirror mirth mist
mitten moat mocha model modern modest mohair mole monarch monsoon moon moonbeam moose morning morsel
mortar mosaic moss moth motley motor mound mountain mouse muffin mug mulberry mulch mule mural
museum music muslin mussel mustang mustard myrtle mystic nacho napkin narrow narwhal natural
nautical navigator navy nearby neat nebula nectar needle neon nest nettle newt nickel nifty night
nimble nimbus noble nomad noodle noon north northern notch note notebook nougat novel novelty nugget
nutmeg nutshell nylon oak oar oasis oat oatmeal obelisk oblong oboe ocean ocelot ochre octagon
octave octopus office olive omelet onion onward onyx opal opaline opera optimal oracle orange orbit
orca orchard orchid orderly organ origami oriole ornate osprey ostrich otter oval oven overture owl
oxbow oxford oyster packet paddle paddock page pagoda pail paint paisley palace palette palm
pamphlet pan pancake panda panel pansy panther papaya paper paprika papyrus parade parasol parcel
park parka parlor parrot parsley parsnip passage pasta pastel pastry patch path patient patio
pattern pavilion peaceful peach peacock peanut pear pearl pebble pecan pedal pelican pen pencil
pendant penguin penny peony pepper perch perfume pergola phoenix piano piccolo pickle picnic pier
pigeon pigment pike pillar pillow pilot pine pineapple pinto pinwheel pioneer pistachio pixel pizza
placid plaid planet plank plaque plaster plate playful plaza plover plow plum plumber plume plush
plywood pocket podium poem poet polar polka pollen polo pond pony popcorn poplar poppy porch
porpoise porridge portal postal postcard poster potato potter powder prairie prawn prelude pretty
pretzel primrose prism prize proverb prune pudding puddle puffin pulley puma pumpkin puppet puppy
purple puzzle quail quaint quarry quartet quartz quay quest quick quiet quill quilt quince quiver
rabbit raccoon radar radiant radio radish raft rail rain rainbow raisin rally ramp ranch ranger
rapid raspberry ratio raven ravine ray razor ready reason recipe record red reed reef reindeer
relaxed relay relic relish rhubarb rhyme rhythm ribbon rice ridge rigging ring ripple rising river
rivet roadway roast robe robin robot robust rocket rodeo roller romper roof rook room rooster root
rope rose rosemary rosette rotary round rover royal ruby rudder rug rugby rumba rumble runner russet
rustic rye sable saddle saffron sage sail sailing sailor salad salmon salsa salt sand sandal sandbar
sandy sapling sapphire sardine satchel satin sauce saucer sauna savanna savory scallop scarf scarlet
scenic scholar school schooner science scone scooter scribe scroll sculptor sea seal seaside season
sedan seesaw sepia sequoia serenade serene sesame settler shale shallow shamrock shark shed shell
shelter sherbet shield shiny ship shirt shoal shoe shore shortcake shovel shower shrimp shrub
shutter shuttle siesta signal silent silk silver simple sincere singer skate sketch skier skillet
skipper skirt sky skylark slate sled sleek sleet sleeve sleigh slender slipper sloop sloth smart
smelt smoke smooth snail snapper snazzy snow snowdrop snug soap soapy soccer sock sofa softball
solar solo sonar sonata sonnet soprano sorbet sorrel soup sourdough south spacious spade spaniel
spark sparkle sparrow spatula spectrum speedy spice spinach spindle spinner spiral spire splash
spoke sponge spoon spotty sprig spring sprinter sprite sprout spruce spry square squash squid
squirrel stable stadium stag stair stamina stamp star starfish starling stately station statue
steady steam steel stellar stem stencil steppe stereo stew sticker stitch stoat stoic stone stool
stork storm story stove straw stream string stripe studio sturdy sturgeon suede sugar summer summit
sun sunbeam sundial sunny sunrise sunset surf surfer swallow swan sweater swift swing symphony syrup
tabby table tablet taco tadpole tailor talent tally talon tangent tango tapestry tapir tarpon
tarragon tart tassel taxi tea teacup teak teal teammate teapot telegraph telescope tempest tempo
tender tennis tent tepid terrace terrier texture thankful theater thicket thimble thistle thorn
thread thrift thrush thunder thyme tiara ticket tidal tide tidy tiger tile timely tinker tinsel toad
toast toffee toga token tomato tonic toolbox topaz topical topsail torch tortoise totem toucan towel
tower town track tractor trail train tram tranquil trapeze travel tray treasure treble tree trekker
trellis trench triangle tribune tricycle trident trinket trio triumph trophy tropic trout trowel
truck truffle trumpet trunk trusty tuba tugboat tulip tuna tundra tunic tunnel turbine turkey
turmeric turnip turret turtle tuxedo tweed twelve twig twilight twinkle twist ultra umber umbrella
unicorn union unity upbeat upland upward urchin usher vacuum valet valiant valley vanilla vapor
varnish vase vault vector velvet venture veranda verdant verse vessel viaduct vibrant victory vigor
village vine vineyard vintage viola violet violin virtue visor vista vital vivid volcano volley
vortex voucher voyage vulture wafer waffle wagon waiter walnut walrus waltz wander warbler warden
warm water waterfall wave wax weasel weather weaver wedge weevil west western whale wharf wheat
wheel whimsy whisk whisker whistle wicket widget wigwam willow wind windmill window wing winter
wisdom wishful wisteria witty wizard wolf wombat wonder wood woodland wool workshop worthy wren
writer yacht yak yam yarn yarrow yearling yeast yellow yew yodel yoga yogurt yonder zebra zenith
zephyr zesty zigzag zinc zinnia zipper zither zodiac zoo zucchini
`;

/** In alphabetical order, each once. */
export const WORDS: readonly string[] = TEXT.trim().split(/\s+/);

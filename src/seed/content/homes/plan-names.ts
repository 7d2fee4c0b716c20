const words = (text: string) => text.split(',').map((word) => word.trim())

/**
 * The names that a builder gives to its plans, from the smallest design to the largest. A design
 * has the same name in all communities of the builder.
 */
export const planNames: Readonly<Record<string, readonly string[]>> = {
  // National builders name by trees, rivers, birds, mountains and harbors.
  'larkspur-communities': words(
    'Aster, Bellflower, Clover, Dahlia, Edelweiss, Foxglove, Gardenia, Hawthorn, Iris, Jasmine, Lavender, Lupine, Magnolia, Narcissus, Oleander, Peony, Primrose, Rosemary, Snowdrop, Tansy, Verbena, Wisteria, Yarrow, Zinnia',
  ),
  'two-rivers-homes': words(
    'Brazos, Colorado, Concho, Frio, Lampasas, Lavaca, Leona, Llano, Neches, Nueces, Paluxy, Pecos, Pedernales, Rio Grande, Sabine, San Jacinto, San Marcos, San Saba, Trinity, Wichita',
  ),
  'meridian-oak-homes': words(
    'Ashdale, Barrow, Carlisle, Dalton, Easton, Fairmont, Granger, Hartwell, Ingram, Keaton, Lawson, Marlowe, Norwood, Oakmont, Preston, Quincy, Radcliffe, Sheldon, Thornton, Wexford',
  ),
  'starling-homes': words(
    'Avocet, Bluebird, Cardinal, Chickadee, Dove, Finch, Goldfinch, Grosbeak, Heron, Junco, Kinglet, Martin, Nuthatch, Oriole, Phoebe, Plover, Robin, Sandpiper, Swift, Tanager, Thrasher, Vireo, Warbler, Waxwing',
  ),
  'keystone-and-vale-homes': words(
    'Abbott, Bradley, Chatham, Devon, Ellison, Farnham, Glendale, Harcourt, Kendrick, Lambert, Milford, Newbury, Oxford, Pembroke, Ramsey, Stafford, Tilden, Upton, Walden, Yardley',
  ),
  'pecan-and-pine-homes': words(
    'Bald Cypress, Bois d’Arc, Bur Oak, Cherry Laurel, Chinquapin, Desert Willow, Eastern Redbud, Escarpment Oak, Hickory, Longleaf, Loblolly, Mexican Plum, Pinyon, Post Oak, Red Cedar, Sweetgum, Texas Ash, Water Oak',
  ),
  'casa-tejas': words(
    'Alba, Bonita, Cielo, Duende, Estrella, Fuente, Golondrina, Hacienda, Isleta, Jardín, Linda, Mirador, Noria, Olivo, Paloma, Querencia, Rosita, Solana, Tierra, Ventana',
  ),
  'lone-cedar-homes': words(
    'Antler, Bandera, Camp Verde, Comfort, Doss, Enchanted Rock, Fredonia, Garner, Harper, Kerrville, Lost Maples, Mason, Medina, Sisterdale, Utopia, Vanderpool',
  ),
  'hill-and-harbor-builders': words(
    'Anchorage, Bayview, Breakwater, Cove, Driftwood, Fathom, Harborside, Headland, Inlet, Jetty, Lighthouse, Marina, Mooring, Point, Regatta, Seawall, Shoreline, Tideway',
  ),
  'medina-creek-homes': words(
    'Creekside, Crossing, Fording, Gravel Bar, Headwater, Low Bridge, Millpond, Oxbow, Riffle, Rillito, Shallows, Spillway, Springhouse, Stepping Stone, Tributary, Watercress',
  ),
  'bluestem-homes': words(
    'Bristlegrass, Buffalo Grass, Canary, Curly Mesquite, Dropseed, Eastern Gama, Fescue, Grama, Indiangrass, Lovegrass, Muhly, Needlegrass, Panicum, Ryegrass, Sedge, Sideoats, Switchgrass, Timothy',
  ),
  'redbud-residential': words(
    'Adair, Bishop, Callahan, Dorsey, Everett, Fulton, Graham, Hollis, Irving, Jarrell, Kirby, Lockwood, Merritt, Nolan',
  ),
  'fieldhouse-homes': words(
    'Alfalfa, Barley, Corn Crib, Dairy, Furrow, Granary, Hayloft, Harvest, Meadow, Millet, Orchard, Pasture, Rye, Silo, Sorghum, Winnow',
  ),
  'gruene-lane-homes': words(
    'Altgelt, Bracken, Coreth, Dittlinger, Eggeling, Faust, Gerlich, Holz, Klein, Landa, Mergele, Naegelin, Preiss, Rosenberg, Solms, Stock, Voelcker, Zink',
  ),
  'sabinal-homes': words(
    'Anacua, Brasil, Capul, Ebony, Guajillo, Huajilla, Kidneywood, Mescal Bean, Mountain Laurel, Mulberry, Palmetto, Retama, Sabal, Tepeguaje, Uvalde, Wild Olive',
  ),
  'tejano-trail-homes': words(
    'Alazán, Bayo, Caballo, Corral, Espuela, Fandango, Grullo, Herradura, Jinete, Lazo, Mesteño, Palomino, Potro, Remuda, Roano, Sombrero, Tordillo, Vaquero',
  ),
  'limestone-and-lark': words(
    'Anstone, Bluff, Chalk, Cordova, Dolomite, Escarpment, Flagstone, Glen Rose, Ledger, Lueders, Marl, Millsap, Ramparts, Sisters, Travertine, Walnut Clay',
  ),
  'salado-homes': words(
    'Acequia, Belknap, Comanche, Denman, Espada, Friesenhahn, Ironside, Jones Maltsberger, Lady Bird, McAllister, Oakwell, Rittiman, Southside Lion, Tobin, Voelker, Walzem',
  ),
  'prairie-gate-homes': words(
    'Amarillo, Big Spring, Canyon, Childress, Dalhart, Dumas, Floydada, Guthrie, Hereford, Lamesa, Levelland, Matador, Paducah, Quanah, Shamrock, Tahoka, Turkey, Wellington',
  ),
  'hearth-and-hill': words(
    'Andiron, Bellows, Chimney Seat, Damper, Ember, Firelight, Gather, Homestead, Inglenook, Kindling, Lantern, Mantel, Settle, Tinderbox',
  ),
  'stonegate-custom': words(
    'Archway, Bastion, Courtyard, Dovecote, Gatehouse, Keystone, Loggia, Portico, Quoin, Rotunda',
  ),
  'cedar-fork-custom-homes': words(
    'Big Cedar, Dry Fork, East Fork, Forked Oak, Little Cedar, North Fork, Tall Cedar, West Fork',
  ),
  'oak-and-iron-builders': words(
    'Anvil, Bellwether, Crucible, Forge, Gantry, Hammered Oak, Ironwood, Quarter Sawn, Rivet, Wrought',
  ),
  'canyon-wren-homes': words(
    'Arroyo, Box Canyon, Cliffside, Purgatory Bend, Narrows, Overhang, Rimrock, Slot, Talus, Wren’s Nest',
  ),
  'cypress-bend-custom': words(
    'Blanco, Cypress Mill, Guadalupe, Honey Creek, Jacob’s Well, Onion Creek, Sabinas, Wimberley',
  ),
  'dry-creek-craftsmen': words(
    'Adze, Chisel, Dovetail, Jackplane, Mortise, Plumb Bob, Spokeshave, Tenon',
  ),
  'kendall-ridge-custom': words(
    'Bergheim, Esperanza, Grapetown, Kendalia, Luckenbach, Nelson City, Oberly, Waring, Welfare, Ranger',
  ),
  'mission-trail-homes': words(
    'Capistrano, Concepción, Espíritu, Granary Court, Labor, Molino, Portal, Refugio, Rosa, San Francisco, San José, Valero',
  ),
  'monte-vista-homebuilders': words(
    'Agarita, Belknap Place, Cincinnati, Gramercy, Hollywood, Kings Court, Lynwood, Magnolia Row, Rosewood, Summit',
  ),
  'olmos-homes': words(
    'Alametos, Broadmoor, Contour, Devine, Encino, Hildebrand, Laurel Heights, Montclair, Park Hill, Stanford',
  ),
  'river-stone-custom': words(
    'Cobble, Eddy, Flint Bend, Gravel, Pebble, River Walk, Skipping Stone, Weir',
  ),
  'sisterdale-custom-homes': words(
    'Bettina, Cotton Gin, Degener, Kapp, Langbehn, Ottomar, Zoeller',
  ),
  'southtown-builders': words(
    'Adams, Arsenal, Barrera, Cevallos, Guenther, Lavaca Row, Mission Row',
  ),
  'twin-sisters-homes': words(
    'Adele, Beatrice, Clara, Dorothea, Eleanor, Frieda, Gretchen, Henriette, Ida, Johanna',
  ),
  'three-arches-homes': words('Abadía, Arcada, Claustro, Patio Real, Sacristía, Zaguán'),
}

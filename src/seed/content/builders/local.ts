import type { SeedBuilder } from '@/seed/types'

export const localBuilders: SeedBuilder[] = [
  {
    name: 'Hearth & Hill',
    slug: 'hearth-and-hill',
    tier: 'local',
    description: `Limestone from a quarry eleven miles up the road, metal roofs, and one superintendent per street. Hearth & Hill closes about thirty houses a year, 2,000 to 4,700 square feet, between $430,000 and $990,000, and keeps three streets open at a time rather than ten.

It draws its own plans and adjusts them to each lot; walls can move until the foundation is drawn. Every house has a masonry fireplace that works and a porch deep enough for a table. Before drywall, the buyer's own inspector is welcome on site. Workmanship is covered for two years, structure for ten. Hearth & Hill does not build spec houses in winter and does not subcontract its framing.`,
    isCustom: false,
    website: 'https://www.hearth-and-hill.example',
    phone: '(210) 555-0161',
    email: 'office@hearth-and-hill.example',
    foundedYear: 1994,
    employees: '40-60',
    address: '212 Hearthstone Pass, Boerne, Texas 78006',
  },
  {
    name: 'Stonegate Custom',
    slug: 'stonegate-custom',
    tier: 'local',
    description: `Fully custom houses on the ridge lots around Boerne, from about $613,000 to $990,000 without land. Expect fourteen months from first sketch to keys: four for drawings and engineering, ten on site. The price is fixed when drawings are complete, with written allowances for stone, fixtures and rock excavation.

Stonegate starts about a dozen houses a year and puts a full-time site manager on every three. Framing is 2x6, roofs are standing-seam steel, and windows are set in sloped, flashed sills that are photographed before they are covered. Structure is under warranty for ten years, the building envelope for five. Stonegate does not work from purchased plans, does not build on less than half an acre and does not remodel.`,
    isCustom: true,
    website: 'https://www.stonegate-custom.example',
    phone: '(210) 555-0134',
    email: 'build@stonegate-custom.example',
    foundedYear: 2002,
    employees: '20-30',
    address: '1702 Stonegate Ridge, Boerne, Texas 78006',
  },
  {
    name: 'Cedar Fork Custom Homes',
    slug: 'cedar-fork-custom-homes',
    tier: 'local',
    description: `Cedar Fork takes on six houses a year and publishes its waiting list. Prices fall between $785,000 and $1.2 million, 3,100 to 4,150 square feet, on lots around Boerne where cedar has to be cleared by hand. The books are open: invoices are shared each month, and the fee is a flat amount, not a percentage of the cost.

Houses are framed in 2x6 with outside insulation, and ducts run inside the conditioned space. Timber for mantels and posts is milled from trees taken off the same lot when they are sound. The warranty is two years on everything, ten on structure. Cedar Fork does not take fixed-price work, and does not start before all selections are made.`,
    isCustom: true,
    website: 'https://www.cedar-fork-custom-homes.example',
    phone: '(830) 555-0119',
    email: 'desk@cedar-fork-custom-homes.example',
    foundedYear: 2008,
    employees: '10-15',
    address: '330 Cedar Fork Road, Boerne, Texas 78006',
  },
  {
    name: 'Oak & Iron Builders',
    slug: 'oak-and-iron-builders',
    tier: 'local',
    description: `Steel where the spans are long, wood where it is touched. Oak & Iron builds custom and semi-custom houses of 2,650 to 4,600 square feet, about $585,000 to $1.05 million, with exposed beams, steel-framed windows and stair rails made in its own shop in Garden Ridge. The shop also makes gates and hardware, priced by the piece.

An engineer stamps every frame, and an outside inspector checks the welds. Contracts are fixed price with a contingency line that returns to the owner if unspent. The warranty is two years on workmanship, ten on structure, and lifetime on shop-made ironwork. Oak & Iron does not imitate: no foam beams, no printed grain, no faux chimneys.`,
    isCustom: true,
    website: 'https://www.oak-and-iron-builders.example',
    phone: '(210) 555-0122',
    email: 'shop@oak-and-iron-builders.example',
    foundedYear: 2006,
    employees: '25-35',
    address: '18 Forge Oak Drive, Garden Ridge, Texas 78266',
  },
  {
    name: 'Canyon Wren Homes',
    slug: 'canyon-wren-homes',
    tier: 'local',
    description: `Long, narrow houses on large lots. Canyon Wren sets its houses along the contour, seldom more than one room deep, so each room has windows on two sides. They run from 2,650 to 3,850 square feet and from about $575,000 to $865,000, most on an acre or more in Bulverde and northern Bexar County.

Rainwater collection is designed into every roof, with a tank pad and first-flush plumbing in the base price. Outside lights are shielded and warm. Drawings take ten weeks, construction nine months. Workmanship is covered for two years, structure for ten. Canyon Wren does not blast rock, does not level a site and does not plant turf beyond thirty feet of the house.`,
    isCustom: true,
    website: 'https://www.canyon-wren-homes.example',
    phone: '(830) 555-0120',
    email: 'nest@canyon-wren-homes.example',
    foundedYear: 2012,
    employees: '15-20',
    address: '905 Wren Canyon, Bulverde, Texas 78163',
  },
  {
    name: 'Cypress Bend Custom',
    slug: 'cypress-bend-custom',
    tier: 'local',
    description: `Cypress Bend builds near water and is strict about it: no finished floor below the 500-year line, breakaway skirting where a pier foundation is used, and flood vents drawn on the first sheet. Its houses cost about $690,000 to $1.05 million, 2,950 to 4,150 square feet, in New Braunfels and Garden Ridge.

Much of the work is outdoors, so porches, outdoor kitchens and boat storage are designed together with the house. Siding is cypress or fiber cement, fasteners are stainless steel. The one-year workmanship warranty is short for the price; structure is covered for ten. There is no website: drawings and finished houses are shown by appointment. Cypress Bend does not build docks or seawalls.`,
    isCustom: true,
    website: null,
    phone: '(830) 555-0128',
    email: 'plans@cypress-bend-custom.example',
    foundedYear: 1996,
    employees: '12-18',
    address: '1241 Bend of the River Road, New Braunfels, Texas 78130',
  },
  {
    name: 'Dry Creek Craftsmen',
    slug: 'dry-creek-craftsmen',
    tier: 'local',
    description: `Cabinets, doors, stairs and built-in shelves are made in Dry Creek's own shop near Helotes, and the houses are designed to show them. Four or five are finished in a year, between $585,000 and $1.9 million, with tapered columns, deep brackets and stained rather than painted trim.

The contract is cost plus a fixed fee, with a ceiling agreed once the drawings are priced. Millwork is guaranteed for ten years, like the structure; other work for two. Allow sixteen months. Dry Creek keeps no website and has no plans on file to choose from; most clients start with a visit to the shop. It does not build in subdivisions where the design committee requires masonry on all sides.`,
    isCustom: true,
    website: null,
    phone: '(210) 555-0124',
    email: 'shop@dry-creek-craftsmen.example',
    foundedYear: 1992,
    employees: '15-20',
    address: '77 Dry Creek Crossing, Helotes, Texas 78023',
  },
  {
    name: 'Kendall Ridge Custom',
    slug: 'kendall-ridge-custom',
    tier: 'local',
    description: `Kendall Ridge offers two ways in. Nine base plans can be altered freely and start near $540,000; a house drawn from nothing begins about twice as high and has reached $1.9 million. Both get the same shell: 2x6 walls, foam at the roof deck, metal roofing, and a mechanical room large enough to work in.

Most of its work is on acreage, so the price list covers wells, septic systems, long driveways and propane. Monthly draws are tied to inspected stages, not dates. Workmanship is covered for one year, mechanical systems for three, structure for ten. Kendall Ridge does not build outside Kendall County, and does not match bids made on another builder's drawings.`,
    isCustom: true,
    website: 'https://www.kendall-ridge-custom.example',
    phone: '(830) 555-0129',
    email: 'office@kendall-ridge-custom.example',
    foundedYear: 2000,
    employees: '20-25',
    address: '1580 Ridgeline Trace, Boerne, Texas 78006',
  },
  {
    name: 'Mission Trail Homes',
    slug: 'mission-trail-homes',
    tier: 'local',
    description: `Small houses for the South Side, on lots that were platted long before air conditioning. Mission Trail builds garden homes, duplexes and detached plans of 1,100 to 2,100 square feet, from $220,000 to $329,000. Ceilings are ten feet, windows face each other across rooms, and parking is off the alley where there is one.

Every house gets a metal roof and a covered front porch; floors are sealed concrete unless tile is ordered. Where a lot is near a historic acequia, an archaeologist monitors the dig, and the schedule allows for it. Coverage is one, two and ten years. Mission Trail does not build two stories beside one-story houses and does not add carports in front.`,
    isCustom: false,
    website: 'https://www.mission-trail-homes.example',
    phone: '(210) 555-0144',
    email: 'info@mission-trail-homes.example',
    foundedYear: 2014,
    employees: '20-30',
    address: '1016 Acequia Walk, San Antonio, Texas 78214',
  },
  {
    name: 'Monte Vista Homebuilders',
    slug: 'monte-vista-homebuilders',
    tier: 'local',
    description: `Monte Vista builds new houses in old styles: Spanish Revival, Tudor, a plain foursquare now and then, 3,400 to 4,150 square feet and about $613,000 to $1.05 million. Proportions are drawn from measured examples, and the hard parts are real: plaster over block at the entry, slate or clay tile, divided wood windows.

Behind the facades the construction is modern, with a sealed attic, zoned heat pumps and wiring for a car charger. Houses are designed lot by lot; a committee review, where one applies, is included in the fee. Plaster and windows are covered for five years, structure for ten. It does not mix styles on one facade and does not build houses without a rear entry.`,
    isCustom: true,
    website: 'https://www.monte-vista-homebuilders.example',
    phone: '(210) 555-0145',
    email: 'atelier@monte-vista-homebuilders.example',
    foundedYear: 1985,
    employees: '20-30',
    address: '245 East Alder Place, San Antonio, Texas 78212',
  },
  {
    name: 'Olmos Homes',
    slug: 'olmos-homes',
    tier: 'local',
    description: `Olmos finishes about twenty-five houses a year, 2,500 to 4,200 square feet, from $385,000 to $780,000, and sells most of them before drywall. Eleven plans share a kitchen, a stair and a bathroom core that have been refined over time, while fronts and roof lines differ from lot to lot.

Walls are 2x6 with blown cellulose, and the tested air leakage is published for each house, good or bad. Changes are possible until framing and are priced within a week. The warranty covers two years of workmanship, ten of structure. Olmos does not stage its houses, does not include a refrigerator and does not build where the power lines are overhead at the front.`,
    isCustom: false,
    website: 'https://www.olmos-homes.example',
    phone: '(210) 555-0146',
    email: 'mail@olmos-homes.example',
    foundedYear: 2003,
    employees: '25-35',
    address: '530 Elm Basin Road, San Antonio, Texas 78212',
  },
  {
    name: 'River Stone Custom',
    slug: 'river-stone-custom',
    tier: 'local',
    description: `Custom in a modest sense: River Stone starts from one of seven simple shapes and lets everything inside move. That keeps its houses between $340,000 and $498,000, 2,100 to 3,450 square feet, in New Braunfels and Seguin, at a level where a change to a plan is rarely possible.

One designer draws, prices and follows each house. Roofs are single gables, foundations post-tensioned slabs, and outside walls fiber cement over a ventilated gap. Ten months is usual, permit included. Workmanship is covered for one year, structure for ten. River Stone does not build hips, turrets or second kitchens, and takes no deposits until the drawings are priced.`,
    isCustom: true,
    website: 'https://www.river-stone-custom.example',
    phone: '(830) 555-0130',
    email: 'draw@river-stone-custom.example',
    foundedYear: 2015,
    employees: '8-12',
    address: '409 River Stone Way, Seguin, Texas 78155',
  },
  {
    name: 'Sisterdale Custom Homes',
    slug: 'sisterdale-custom-homes',
    tier: 'local',
    description: `Two or three houses a year, on land measured in acres, from $1.15 million to $1.9 million. Sisterdale works with the owner's architect and builds what's on the drawings: load-bearing stone, timber trusses, lime plaster, cisterns that supply the whole house. The office is twenty minutes past the last traffic light.

Bids are itemized line by line, and the owner can read the job log from the first day. A house takes eighteen to twenty-four months. Stonework and roof are covered for ten years along with the structure, the rest for two. Sisterdale does not design, does not build on speculation, and does not take a second house within sight of an unfinished one.`,
    isCustom: true,
    website: 'https://www.sisterdale-custom-homes.example',
    phone: '(830) 555-0130',
    email: 'letters@sisterdale-custom-homes.example',
    foundedYear: 1990,
    employees: '10-15',
    address: '2200 Old Vineyard Road, Sisterdale, Texas 78006',
  },
  {
    name: 'Southtown Builders',
    slug: 'southtown-builders',
    tier: 'local',
    description: `Southtown turns single downtown lots into three or four townhomes, and now and then an old warehouse floor into condominiums. Units of 1,050 to 1,450 square feet sell between $265,000 and $312,000. Stairs are on the street side, bedrooms at the back, and every roof has an access hatch and a hose bib.

Party walls are concrete block to the roof. Parking is one space behind a gate; a second is rarely possible, so ask first. Buyers get the fee schedule, insurance and reserve study before the deposit. The warranty is one year on workmanship, ten on structure. Inquiries are by email. Southtown does not build detached houses, and its condominium documents do not allow short-term rentals.`,
    isCustom: false,
    website: 'https://www.southtown-builders.example',
    phone: null,
    email: 'units@southtown-builders.example',
    foundedYear: 2016,
    employees: '15-20',
    address: '609 South Ironworks Street, San Antonio, Texas 78204',
  },
  {
    name: 'Twin Sisters Homes',
    slug: 'twin-sisters-homes',
    tier: 'local',
    description:
      'Custom houses on acreage around Boerne, $785,000 to $1.9 million. Fixed-price contracts, ten-year structural warranty, one year on workmanship. No remodeling, no lots under one acre.',
    isCustom: true,
    website: 'https://www.twin-sisters-homes.example',
    phone: '(830) 555-0132',
    email: 'office@twin-sisters-homes.example',
    foundedYear: 2011,
    employees: '8-12',
    address: '48 Twin Peak Lane, Boerne, Texas 78006',
  },
  {
    name: 'Three Arches Homes',
    slug: 'three-arches-homes',
    tier: 'local',
    description: `Three Arches designs around a covered loggia, three bays wide, that turns a corner of the house into an outdoor room. The rest follows: thick walls, a tiled hall, a small inner courtyard where the lot allows. Each house is priced when its drawings are done, so there is no list, and the first estimate is given as a range per square foot.

Walls are insulated concrete forms with stucco, roofs clay tile or flat with a parapet and two more drains than code requires. Roof and walls are under warranty for ten years, workmanship for two. Three Arches does not build frame houses, does not use roof trusses over the loggia, and keeps no finished houses for sale.`,
    isCustom: true,
    website: 'https://www.three-arches-homes.example',
    phone: '(210) 555-0147',
    email: 'patio@three-arches-homes.example',
    foundedYear: 2009,
    employees: '12-18',
    address: '331 Loggia Court, San Antonio, Texas 78257',
  },
]

import type { SeedBuilder } from '@/seed/types'

export const regionalBuilders: SeedBuilder[] = [
  {
    name: 'Pecan & Pine Homes',
    slug: 'pecan-and-pine-homes',
    tier: 'regional',
    description: `Pecan & Pine frames its porches in real timber and says so on the plan: eight-by-eight cedar posts, no wraps. The range is wide, from garden homes and duplexes near $239,000 to limestone houses on the western ridges close to $690,000, but the details repeat: deep eaves, operable windows on two sides of the main room, metal roofs on anything with a porch.

Plans can be mirrored, and one non-bearing wall can be moved at no charge if you ask before the permit is filed. The warranty is one year on workmanship, three on windows and doors, ten on structure. Pecan & Pine does not use artificial stone and does not build inside Loop 410.`,
    isCustom: false,
    website: 'https://www.pecan-and-pine-homes.example',
    phone: '(830) 555-0106',
    email: 'hello@pecan-and-pine-homes.example',
    foundedYear: 1997,
    employees: '120-160',
    address: '388 Pecan Timber Road, New Braunfels, Texas 78132',
  },
  {
    name: 'Casa Tejas',
    slug: 'casa-tejas',
    tier: 'regional',
    description: `Stucco, clay-colored concrete tile and arched entries are the house style, and Casa Tejas has built little else since 1989. Condominiums and townhomes start near $230,000; detached houses with an inner courtyard reach about $548,000 and 3,150 square feet. Stucco is three-coat over wire lath with a drainage gap behind it, which is worth asking any builder about in this climate.

Wall color, tile and ironwork come in four sets per community, so that each street looks of a piece. The one-year workmanship warranty includes a stucco inspection in month eleven; structure is covered for ten years. Casa Tejas does not build in brick, does not offer flat roofs and does not take contingent offers on finished houses.`,
    isCustom: false,
    website: 'https://www.casa-tejas.example',
    phone: '(210) 555-0104',
    email: 'ventas@casa-tejas.example',
    foundedYear: 1989,
    employees: '140-180',
    address: '2701 Calle Teja, San Antonio, Texas 78223',
  },
  {
    name: 'Lone Cedar Homes',
    slug: 'lone-cedar-homes',
    tier: 'regional',
    description: `Lone Cedar builds where the lots slope and the rock is shallow: half an acre and up, north and west of the city, from about $469,000 to $865,000. Foundations are engineered one at a time, stepped where the ground requires it, and the excavation allowance is written into the contract with a price per yard for anything beyond it.

Houses have limestone or board-and-batten walls, standing-seam roofs and conduit to the future well, gate or workshop. Where there is no sewer, the septic design is included. Structure is covered for ten years, systems for two, workmanship and grading for one. Lone Cedar does not clear a lot until it has tagged the trees with the owner.`,
    isCustom: false,
    website: 'https://www.lone-cedar-homes.example',
    phone: '(830) 555-0110',
    email: 'office@lone-cedar-homes.example',
    foundedYear: 2001,
    employees: '60-80',
    address: '1460 Cedar Marker Lane, Bulverde, Texas 78163',
  },
  {
    name: 'Hill & Harbor Builders',
    slug: 'hill-and-harbor-builders',
    tier: 'regional',
    description: `Hill & Harbor draws houses around one large room with glass toward the view, 1,950 to 3,750 square feet, from about $438,000 to $825,000. Window walls are thermally broken aluminum rather than vinyl, and the overhangs are sized from a shading study, which the sales staff will show you for your exact lot.

Frames are 2x6 with spray foam at the roof line, so the attic stays within a few degrees of the house. Options are chosen with a designer in two long meetings; a third is billed. The warranty covers workmanship for two years and structure for ten. Hill & Harbor does not build on lots under 50 feet wide, and its garden homes cannot be altered.`,
    isCustom: false,
    website: 'https://www.hill-and-harbor-builders.example',
    phone: '(830) 555-0115',
    email: 'studio@hill-and-harbor-builders.example',
    foundedYear: 2005,
    employees: '90-120',
    address: '95 Harbor Bluff, Suite B, Canyon Lake, Texas 78133',
  },
  {
    name: 'Medina Creek Homes',
    slug: 'medina-creek-homes',
    tier: 'regional',
    description: `Creek lots flood, or nearly do, so Medina Creek does the paperwork up front: an elevation certificate comes with every contract, and finished floors sit at least two feet above the mapped flood level. Houses and a small number of condominiums run from 1,250 to 3,400 square feet, about $312,000 to $530,000.

Exteriors mix brick with fiber-cement panels; rear yards drain to swales that may not be fenced across. Appliances and a fence are in the base price; gutters and blinds are not. Workmanship is covered for one year, systems for two, structure for ten. Medina Creek does not sell lot premiums on ponds and does not build two-story houses on its narrowest lots.`,
    isCustom: false,
    website: 'https://www.medina-creek-homes.example',
    phone: '(210) 555-0105',
    email: 'info@medina-creek-homes.example',
    foundedYear: 2003,
    employees: '70-90',
    address: '1128 Low Water Road, San Antonio, Texas 78253',
  },
  {
    name: 'Bluestem Homes',
    slug: 'bluestem-homes',
    tier: 'regional',
    description: `Bluestem builds on the clay side of the county and plans for it. Slabs are post-tensioned and thicker at the edge than code requires, soaker hoses are laid around the foundation before sod, and the first year's watering schedule is printed on the panel door. Plans of 1,300 to 3,200 square feet run from about $252,000 to $560,000.

Brick fronts, two-car garages and fenced yards are standard; solar-ready wiring has been since 2019. The warranty is one, two and ten years, with a floor-level survey at closing that later claims are measured against. Bluestem does not build on fill deeper than four feet, and does not negotiate the price of a house that has not started.`,
    isCustom: false,
    website: 'https://www.bluestem-homes.example',
    phone: '(210) 555-0106',
    email: 'homes@bluestem-homes.example',
    foundedYear: 1998,
    employees: '110-140',
    address: '5302 Switchgrass Trail, Schertz, Texas 78154',
  },
  {
    name: 'Redbud Residential',
    slug: 'redbud-residential',
    tier: 'regional',
    description: `Redbud specializes in attached houses. Its townhomes and duplexes, $285,000 to $470,000, are separated by two independent stud walls with an air gap between, tested for sound before drywall, and each has its own roof drain, meter and water line. Detached plans of 1,550 to 2,700 square feet fill the corners of the same streets.

Ask which parts the association insures and which the owner does: Redbud prints the line on a wall section, floor by floor. Workmanship is covered for one year, party walls and structure for ten. There are no three-car garages, no pools on townhome lots, and no changes to an elevation once the row has been permitted.`,
    isCustom: false,
    website: 'https://www.redbud-residential.example',
    phone: '(210) 555-0107',
    email: 'contact@redbud-residential.example',
    foundedYear: 2011,
    employees: '80-100',
    address: '240 Redbud Row, Suite 6, Cibolo, Texas 78108',
  },
  {
    name: 'Fieldhouse Homes',
    slug: 'fieldhouse-homes',
    tier: 'regional',
    description: `Fieldhouse plans are barns at heart: a long rectangle under one gable, few corners, no bays. The shape is cheap to frame and easy to keep cool, and it shows in the price, $239,000 for a small townhome to about $560,000 for 2,950 square feet near Boerne. Trusses span the full width, so interior walls carry no load and can be moved later.

Board-and-batten fiber cement and galvanized roofs are standard. Cabinets are plywood, counters are a choice of five, and there is one allowance for everything else. Coverage is one year on workmanship, two on systems, ten on structure. Fieldhouse does not build on slopes over eight percent and does not offer brick.`,
    isCustom: false,
    website: 'https://www.fieldhouse-homes.example',
    phone: '(210) 555-0108',
    email: 'hello@fieldhouse-homes.example',
    foundedYear: 2013,
    employees: '75-95',
    address: '811 Fieldhouse Lane, Selma, Texas 78154',
  },
  {
    name: 'Gruene Lane Homes',
    slug: 'gruene-lane-homes',
    tier: 'regional',
    description: `Gruene Lane keeps to an old Comal County pattern: a front porch eight feet deep, a center hall, tall double-hung windows, tin over the porch and shingles over the rest. Plans of 1,200 to 3,750 square feet start near $319,000 and end near $560,000, garden homes included. The garage goes behind or beside the house, seldom in front.

Porch floors are poured with the slab and pitched to drain. Window trim is solid composite, so it needs paint but does not rot. The warranty is ten years on structure, two on systems and one on workmanship, with a paint touch-up visit at month eleven. Gruene Lane does not build on cul-de-sacs with less than 40 feet of frontage.`,
    isCustom: false,
    website: 'https://www.gruene-lane-homes.example',
    phone: '(830) 555-0116',
    email: 'porch@gruene-lane-homes.example',
    foundedYear: 1995,
    employees: '65-85',
    address: '527 Ginhouse Lane, New Braunfels, Texas 78130',
  },
  {
    name: 'Sabinal Homes',
    slug: 'sabinal-homes',
    tier: 'regional',
    description: `Most Sabinal houses are one story. The catalog has nineteen such plans, 1,200 to 2,950 square feet, each with one bathroom that has a level shower entry and blocking for grab bars behind the tile. Prices run from about $259,000 to $513,000; duplexes and a few condominiums are at the lower end.

Slabs are post-tensioned, exteriors brick and limestone, water heaters tankless gas or heat-pump electric, depending on the street. A price sheet lists every included item, and the list is the same in every community. Workmanship is covered for one year, systems for two, structure for ten. Sabinal does not add second floors, does not finish attics and does not charge for a pre-drywall walk.`,
    isCustom: false,
    website: 'https://www.sabinal-homes.example',
    phone: '(210) 555-0109',
    email: 'info@sabinal-homes.example',
    foundedYear: 1988,
    employees: '100-130',
    address: '3349 Sabinal Ford, San Antonio, Texas 78245',
  },
  {
    name: 'Tejano Trail Homes',
    slug: 'tejano-trail-homes',
    tier: 'regional',
    description: `Tejano Trail competes on the payment. Houses of 950 to 2,400 square feet cost between $220,000 and $373,000, on 40- and 45-foot lots south and east of downtown. The company is open about what makes the price possible: one-car garages on the smallest plans, vinyl plank throughout, laminate counters, a fence only at the back.

It does not cut corners under the floor or above the ceiling: a post-tensioned slab, R-38 in the attic, a 15-SEER2 heat pump and tested ducts. The warranty is one, two and ten years. Upgrades are limited to six, all priced on one page. Tejano Trail does not hold lots without a contract and does not reimburse work done by others.`,
    isCustom: false,
    website: 'https://www.tejano-trail-homes.example',
    phone: '(210) 555-0110',
    email: 'casa@tejano-trail-homes.example',
    foundedYear: 2007,
    employees: '85-110',
    address: '1907 Camino del Norte, Suite 4, San Antonio, Texas 78221',
  },
  {
    name: 'Limestone & Lark',
    slug: 'limestone-and-lark',
    tier: 'regional',
    description: `Full-thickness limestone, four inches and laid by hand, is what Limestone & Lark is known for; the stone adds about two months to a schedule of ten. Houses run from 2,000 to 4,200 square feet, about $470,000 to $825,000, with metal roofs, cased windows and fireplaces that burn wood.

Each of its fourteen plans can be adapted to the lot, and the drawings are redone and stamped when a wall moves. The mason's sample panel stays on site until closing for comparison. Structure is covered for ten years, masonry for five, workmanship for two. Limestone & Lark does not apply stone to part of a wall: a side is stone from grade to eave or it is stucco.`,
    isCustom: false,
    website: 'https://www.limestone-and-lark.example',
    phone: '(830) 555-0118',
    email: 'studio@limestone-and-lark.example',
    foundedYear: 1999,
    employees: '45-60',
    address: '64 Quarry Wren Road, Boerne, Texas 78006',
  },
  {
    name: 'Salado Homes',
    slug: 'salado-homes',
    tier: 'regional',
    description: `Salado builds on infill land: a dozen lots between two older blocks, or the last street of a subdivision that stalled. Houses follow the setbacks and heights of their neighbors and run from 1,500 to 3,100 square feet, about $290,000 to $513,000. Because the streets are already there, so are the trees, and a fence protects each root zone until the final grade.

Expect brick or stucco, 9-foot ceilings, tankless heaters and a light on every outside door. Old utility taps are replaced to the main and the receipt is in the closing packet. Workmanship is covered for one year, systems for two, structure for ten. Salado does not build pools, models or amenity centers; a finished house serves as the model.`,
    isCustom: false,
    website: 'https://www.salado-homes.example',
    phone: '(210) 555-0111',
    email: 'hola@salado-homes.example',
    foundedYear: 2004,
    employees: '55-75',
    address: '418 Springhead Street, San Antonio, Texas 78209',
  },
  {
    name: 'Prairie Gate Homes',
    slug: 'prairie-gate-homes',
    tier: 'regional',
    description: `Prairie Gate posts one price per plan and does not change it by lot, corner or view. Twenty-two plans of 1,400 to 2,900 square feet cover the range from $275,000 to $439,000, townhomes and duplexes among them. Every base price includes full sod, gutters at the doors, a garage opener and a smart thermostat.

The houses are brick in front, fiber cement on three sides, with 2x4 walls, R-15 batts and a sealed attic hatch. Buyers get progress photos at five stages, from plumbing rough-in to trim. Coverage is one, two and ten years. Prairie Gate does not negotiate, does not build to order after framing and does not offer three-car garages.`,
    isCustom: false,
    website: 'https://www.prairie-gate-homes.example',
    phone: '(210) 555-0116',
    email: 'gate@prairie-gate-homes.example',
    foundedYear: 2010,
    employees: '95-125',
    address: '7714 Prairie Gate Drive, Converse, Texas 78109',
  },
]

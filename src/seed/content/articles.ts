import type { SeedArticle } from '@/seed/types'

/** Newest first. The body of each article is in `articles/<slug>.md`. */
export const articles: SeedArticle[] = [
  {
    title: "This month's market report: what our listings can tell you",
    slug: 'this-months-market-report',
    excerpt:
      'We count the communities, builders, homes and plans in this guide and say what each number is good for, starting with the difference between a lot and a finished house.',
    description:
      "The market desk's monthly count of the guide's own sample listings: 63 communities, 38 builders, and how to read the figures before you visit.",
    category: 'market-analysis',
    tags: ['market report', 'inventory homes', 'pricing', 'San Antonio'],
    picture: 'skyline-2.webp',
    author: 'Market desk',
    publishedDaysAgo: 4,
  },
  {
    title: 'From slab to keys: the seven months nobody explains',
    slug: 'from-slab-to-keys-the-seven-months-nobody-explains',
    excerpt:
      'Construction takes four to six months. Living through it takes about seven. A calendar of what happens on the lot, and what you need to do, from the contract to the first week.',
    description:
      'Month by month through a new home in the San Antonio area: permits, slab, frame, finishes, orientation and closing, with the delays that are normal.',
    category: 'buyer-guide',
    tags: ['construction timeline', 'closing', 'inspections', 'to-be-built'],
    picture: 'framing-1.webp',
    author: "Buyer's desk",
    publishedDaysAgo: 13,
  },
  {
    title: 'Where the trails really connect',
    slug: 'where-the-trails-really-connect',
    excerpt:
      'On the far west side of San Antonio nearly every site plan has a trail on it. Some lead somewhere. How to tell from a plat, a crossing and a flood map.',
    description:
      'Far west San Antonio by its paths: Government Canyon, the Leon Creek Greenway, subdivision greenbelts, and three questions to ask about any trail.',
    category: 'community-spotlight',
    tags: ['far west San Antonio', 'trails', 'Edwards Aquifer', 'flood maps'],
    picture: 'trail-2.webp',
    author: "The guide's editors",
    publishedDaysAgo: 24,
  },
  {
    title: 'What builder incentives are really paying for',
    slug: 'what-builder-incentives-pay-for',
    excerpt:
      'A price cut, closing costs, a 2-1 buydown and discount points spend the same money in four ways. We work through one example and compare the third-year payment.',
    description:
      'How 2-1 rate buydowns, closing-cost credits and preferred-lender offers work on a new home, with the limits set by conventional, FHA and VA loans.',
    category: 'market-analysis',
    tags: ['incentives', 'rate buydown', 'preferred lender', 'FHA', 'VA'],
    picture: 'street-1.webp',
    author: 'Market desk',
    publishedDaysAgo: 36,
  },
  {
    title: 'Boerne and Kendall County: limestone, creek and well',
    slug: 'boerne-and-kendall-county',
    excerpt:
      'New construction around Boerne comes in two kinds: subdivisions on city water, and acreage where the buyer becomes a small utility. The costs differ, and so do the questions.',
    description:
      'A spotlight on Boerne and Kendall County: Main Street and the Cibolo, city lots and acreage, wells, septic systems, rock excavation and taxes.',
    category: 'community-spotlight',
    tags: ['Boerne', 'Kendall County', 'acreage', 'wells and septic'],
    picture: 'house-01.webp',
    author: "The guide's editors",
    publishedDaysAgo: 49,
  },
  {
    title: 'Choosing the right home builder',
    slug: 'choosing-the-right-home-builder',
    excerpt:
      'Texas does not license home builders, so the checking is up to you. What to look at on a five-year-old street, what to read in a warranty, and what to ask before a deposit.',
    description:
      'How to compare national, regional and local builders in the San Antonio area: older streets, sites under construction, 1-2-10 warranties and four questions.',
    category: 'buyer-guide',
    tags: ['builders', 'warranty', 'checklist'],
    picture: 'house-32.webp',
    author: "Buyer's desk",
    publishedDaysAgo: 62,
  },
  {
    title: 'Reading a new-home tax bill',
    slug: 'reading-a-new-home-tax-bill',
    excerpt:
      'School district, county, city, hospital, emergency services, perhaps a MUD or a PID. Which lines are on the bill, what the homestead exemption takes off, and why year two is higher.',
    description:
      'Property taxes on new homes in Bexar, Comal, Guadalupe and Kendall counties: the units, MUD and PID, the homestead exemption and the second-year jump.',
    category: 'market-analysis',
    tags: ['property taxes', 'MUD and PID', 'homestead exemption', 'escrow'],
    picture: 'skyline-3.webp',
    author: 'Market desk',
    publishedDaysAgo: 78,
  },
  {
    title: 'New Braunfels: a city on both sides of the escarpment',
    slug: 'new-braunfels',
    excerpt:
      'West of the interstate, limestone and slopes. East of it, level clay and larger master plans. In New Braunfels the ground decides more about a house than the floor plan does.',
    description:
      'A spotlight on New Braunfels: Comal Springs and Gruene, hill and prairie lots, utilities, school districts, flood maps and the commute on Interstate 35.',
    category: 'community-spotlight',
    tags: ['New Braunfels', 'Comal County', 'Guadalupe County', 'soils'],
    picture: 'trail-5.webp',
    author: "The guide's editors",
    publishedDaysAgo: 94,
  },
  {
    title: 'Builder contracts and TREC forms: whose contract are you signing?',
    slug: 'builder-contracts-and-trec-forms',
    excerpt:
      'The option period, the appraisal condition and the refundable deposit are standard in a Texas resale. In a builder contract they exist only if you find them in the text.',
    description:
      'How builder contracts differ from Texas Real Estate Commission forms: option period, deposits, substitution, arbitration and association documents.',
    category: 'buyer-guide',
    tags: ['contracts', 'TREC', 'option period', 'HOA documents'],
    picture: 'house-14.webp',
    author: "Buyer's desk",
    publishedDaysAgo: 111,
  },
  {
    title: 'Cibolo and Schertz: one corridor, three counties',
    slug: 'cibolo-and-schertz',
    excerpt:
      'Two towns that run together along FM 78 and part ways in the tax office. Water, flight paths, rail crossings and the county line, side by side.',
    description:
      'A spotlight on Cibolo and Schertz: FM 1103 and FM 3009, JBSA-Randolph, clay soils, water providers and which county an address belongs to.',
    category: 'community-spotlight',
    tags: ['Cibolo', 'Schertz', 'Guadalupe County', 'commute'],
    picture: 'street-2.webp',
    author: "The guide's editors",
    publishedDaysAgo: 129,
  },
  {
    title: 'Three inspections worth paying for',
    slug: 'three-inspections-worth-paying-for',
    excerpt:
      'Before the pour, before drywall, before closing. What an independent inspector sees at each stage, and why the ground under a San Antonio slab needs care afterward.',
    description:
      'Phase inspections for new construction: pre-pour, pre-drywall and final, who may inspect, and how to look after a slab on expansive clay.',
    category: 'buyer-guide',
    tags: ['inspections', 'foundations', 'clay soils', 'slab care'],
    picture: 'framing-3.webp',
    author: "Buyer's desk",
    publishedDaysAgo: 148,
  },
  {
    title: 'From base price to final price',
    slug: 'from-base-price-to-final-price',
    excerpt:
      'Elevation, lot premium, structural options, design center, incentive. How the number on the sign becomes the number in the contract, and what happens when the appraisal disagrees.',
    description:
      'The layers of a new-home price: model-home upgrades, lot premiums, design center costs, appraisal gaps, and how inventory homes compare.',
    category: 'market-analysis',
    tags: ['pricing', 'design center', 'model homes', 'appraisal'],
    picture: 'house-20.webp',
    author: 'Market desk',
    publishedDaysAgo: 171,
  },
  {
    title: 'Converse and the northeast side, address by address',
    slug: 'converse-and-the-northeast-side',
    excerpt:
      'An address with a Converse ZIP code may be in Converse, in San Antonio or in neither. What that means for taxes and water, and how to look at a compact new house near Randolph.',
    description:
      'A spotlight on Converse and northeast Bexar County: city limits, Loop 1604 and FM 78, flight paths, Blackland clay, water providers and districts.',
    category: 'community-spotlight',
    tags: ['Converse', 'Bexar County', 'northeast San Antonio', 'clay soils'],
    picture: 'street-5.webp',
    author: "The guide's editors",
    publishedDaysAgo: 196,
  },
  {
    title: 'The eleventh-month list',
    slug: 'the-eleventh-month-list',
    excerpt:
      'The workmanship warranty ends after a year, and nobody calls to say so. How to keep a list, walk the house and get an answer on every item.',
    description:
      'Using the first-year warranty on a new Texas home: what 1-2-10 covers, how to document items, and when to have an inspector come back.',
    category: 'buyer-guide',
    tags: ['warranty', 'after closing', 'inspections'],
    picture: 'house-09.webp',
    author: "Buyer's desk",
    publishedDaysAgo: null,
  },
]

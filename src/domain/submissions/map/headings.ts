import { editDistance, plainWords } from '../plain-words'
import { type ColumnTarget, type TableKind, tableKinds, targetLabel } from './columns'

type Meanings = Readonly<Partial<Record<TableKind, ColumnTarget>>>

const everywhere = (target: ColumnTarget): Meanings =>
  Object.fromEntries(tableKinds.map((kind) => [kind, target]))

type Known = readonly (readonly [Meanings, readonly string[]])[]

/** `Incentive` in a table of homes is one of each home; `Community incentive` is one of its community. */
const ofOffer = (target: ColumnTarget, headings: readonly string[]): Known => [
  [{ community: target, plan: target, mixed: target }, headings],
  [everywhere(target), headings.map((heading) => `Community ${heading.toLowerCase()}`)],
]

const offerHeadings: Known = [
  ...ofOffer('community.offerText', [
    'Incentive',
    'Incentives',
    'Offer',
    'Special offer',
    'Special offers',
    'Promotion',
    'Promotions',
    'Promo',
    'Special',
    'Specials',
    'Builder incentive',
    'Buyer incentive',
    'Sales incentive',
  ]),
  ...ofOffer('community.offerTerms', [
    'Incentive terms',
    'Offer terms',
    'Promotion terms',
    'Promo terms',
    'Incentive details',
    'Offer details',
    'Promotion details',
    'Incentive conditions',
    'Incentive description',
    'Promotion description',
  ]),
  ...ofOffer('community.offerStarts', [
    'Incentive starts',
    'Offer starts',
    'Promotion starts',
    'Promo starts',
    'Incentive start',
    'Offer start',
    'Incentive start date',
    'Offer start date',
    'Promotion start date',
    'Promo start date',
  ]),
  ...ofOffer('community.offerEnds', [
    'Incentive ends',
    'Offer ends',
    'Promotion ends',
    'Promo ends',
    'Incentive end',
    'Offer end',
    'Incentive expires',
    'Offer expires',
    'Promotion expires',
    'Promo expires',
    'Incentive end date',
    'Offer end date',
    'Promotion end date',
    'Promo end date',
    'Incentive expiration',
    'Offer expiration',
    'Promotion expiration',
    'Incentive expiration date',
    'Offer expiration date',
    'Incentive valid through',
    'Offer valid through',
  ]),
  ...ofOffer('community.offerPriceReduction', [
    'Price reduction',
    'Price cut',
    'Price discount',
    'Reduction in price',
  ]),
  ...ofOffer('community.offerClosingCredit', [
    'Closing cost credit',
    'Closing costs',
    'Closing costs credit',
    'Closing credit',
    'Closing cost',
    'Closing cost assistance',
    'Credit toward closing costs',
    'Toward closing costs',
  ]),
  ...ofOffer('community.offerUpgrades', [
    'Upgrades',
    'Design credit',
    'Design center credit',
    'Design studio credit',
    'Upgrade credit',
    'Upgrade allowance',
    'Options credit',
    'Flex cash',
  ]),
  ...ofOffer('community.offerRate', [
    'Rate buydown',
    'Promo rate',
    'Promotional rate',
    'Buydown rate',
    'Permanent buydown',
    'Permanent rate buydown',
    'Incentive rate',
    'Special rate',
    'Buydown',
  ]),
  ...ofOffer('community.offerBuydown', [
    'Temporary buydown',
    'Temporary rate buydown',
    'Temp buydown',
  ]),
  ...ofOffer('community.offerLender', [
    'Preferred lender only',
    'Preferred lender',
    'Preferred lender required',
    'Builder lender only',
    'Builders lender only',
    'With preferred lender',
  ]),
]

/**
 * Meanings of headings, which depend on the listings in the rows of their table: the *price* of a
 * community is its starting price. The first heading of a list is the one of our own layout.
 */
const known: Known = [
  // Any table
  [{ mixed: 'row.kind', community: 'community.homeTypes', plan: 'plan.homeType' }, ['Type']],
  [{ mixed: 'row.kind' }, ['Row type', 'Record type', 'Listing type', 'Kind', 'Level']],
  [everywhere('row.builder'), ['Builder', 'Builder name', 'Brand', 'Brand name', 'Company']],
  [
    {
      community: 'community.number',
      plan: 'plan.number',
      home: 'home.number',
      mixed: 'row.number',
    },
    ['Number', 'Builder’s number', 'Builder number', 'Key', 'External ID', 'Listing ID'],
  ],
  [{ community: 'community.name', plan: 'plan.name', mixed: 'row.name' }, ['Name', 'Title']],
  [
    {
      community: 'community.startPrice',
      plan: 'plan.basePrice',
      home: 'home.price',
      mixed: 'row.price',
    },
    [
      'Price',
      'List price',
      'Asking price',
      'Sales price',
      'Sale price',
      'Pricing',
      'Price list',
      'Todays price',
    ],
  ],
  [
    { community: 'community.startPrice', plan: 'plan.basePrice', mixed: 'row.price' },
    [
      'Price from',
      'From',
      'From price',
      'Starting price',
      'Starting at',
      'Starting from',
      'Starts at',
      'Start price',
      'Starting',
      'Priced from',
      'Lowest price',
      'Price low',
      'Base price',
      'Base',
    ],
  ],
  [{ community: 'community.startPrice', plan: 'plan.basePrice' }, ['Price range']],
  [
    { community: 'community.status', home: 'home.status', mixed: 'row.status' },
    ['Availability', 'Status', 'Sales status', 'Selling status', 'Sale status', 'Listing status'],
  ],
  [
    { community: 'community.description', plan: 'plan.description', mixed: 'row.description' },
    ['Description', 'About', 'Marketing text', 'Public remarks', 'Marketing description'],
  ],
  [
    { community: 'community.homeTypes', plan: 'plan.homeType', mixed: 'row.homeType' },
    ['Home type', 'Home types', 'Product type', 'Product', 'Housing type', 'Property type'],
  ],
  [
    { plan: 'plan.squareFeet', home: 'home.squareFeet', mixed: 'row.squareFeet' },
    [
      'Square feet',
      'Size',
      'Living area',
      'Living square feet',
      'Heated square feet',
      'Base square feet',
      'Total square feet',
      'Approx square feet',
    ],
  ],
  [{ plan: 'plan.beds', home: 'home.beds', mixed: 'row.beds' }, ['Bedrooms', 'Number of bedrooms']],
  [
    { plan: 'plan.baths', home: 'home.baths', mixed: 'row.baths' },
    ['Full baths', 'Baths', 'Number of baths', 'Total baths'],
  ],
  [
    { plan: 'plan.halfBaths', home: 'home.halfBaths', mixed: 'row.halfBaths' },
    ['Half baths', 'Half bath', 'Powder', 'Powder rooms', '1/2 baths'],
  ],
  // Community
  [
    everywhere('community.number'),
    ['Community number', 'Community code', 'Builder community number', 'Community key'],
  ],
  [
    everywhere('community.name'),
    [
      'Community',
      'Community name',
      'Community title',
      'Communities',
      'Community section',
      'Community phase',
    ],
  ],
  [everywhere('community.slug'), ['Guide URL', 'Guide link', 'Slug']],
  [
    { community: 'community.location' },
    ['Address', 'Location', 'Street address', 'Sales office address', 'Cross streets', 'Street'],
  ],
  [everywhere('community.location'), ['Community address', 'Community location']],
  [everywhere('community.city'), ['City', 'Town', 'City name', 'Community city']],
  [everywhere('community.county'), ['County']],
  [everywhere('community.latitude'), ['Latitude', 'Lat']],
  [everywhere('community.longitude'), ['Longitude', 'Long', 'Lng', 'Lon']],
  [
    everywhere('community.startPrice'),
    [
      'Community starting price',
      'Community price',
      'Community price from',
      'Community lowest price',
    ],
  ],
  [
    { community: 'community.endPrice', mixed: 'community.endPrice' },
    [
      'Highest price',
      'Price to',
      'To',
      'Price high',
      'Top price',
      'End price',
      'Ending price',
      'Up to',
      'High',
      'Highest',
    ],
  ],
  [everywhere('community.endPrice'), ['Community highest price', 'Community price to']],
  [everywhere('community.status'), ['Community availability', 'Community status']],
  [
    { community: 'community.homesAvailable' },
    [
      'Available',
      'Homes',
      'Specs',
      'Inventory',
      'QMI',
      'Quick move ins',
      'Number of homes',
      'Inventory homes',
      'Available inventory',
      'Spec count',
      'Specs available',
      'Quick move ins available',
      'QMI available',
      'QMIs',
      'Move in ready homes',
      'Homes remaining',
      'Available specs',
      'QMI count',
    ],
  ],
  [everywhere('community.homesAvailable'), ['Homes available', 'Available homes']],
  [
    { community: 'community.floorPlans' },
    [
      'Plans',
      'Number of plans',
      'Plan count',
      'Plans offered',
      'Plans available',
      'Available plans',
    ],
  ],
  [everywhere('community.floorPlans'), ['Floor plans', 'Number of floor plans', 'Floorplans']],
  [
    everywhere('community.buildTime'),
    ['Time to build a home', 'Build time', 'Time to build', 'Construction time'],
  ],
  [
    everywhere('community.hoaPhone'),
    [
      'Sales phone',
      'Phone',
      'Phone number',
      'Sales office phone',
      'Telephone',
      'Contact phone',
      'Office phone',
      'HOA phone',
    ],
  ],
  [
    everywhere('community.hoaContact'),
    [
      'Sales contact',
      'Contact',
      'Contact name',
      'Sales agent',
      'Agent',
      'Sales counselor',
      'Sales consultant',
      'New home consultant',
      'Sales rep',
    ],
  ],
  [
    everywhere('community.contactEmail'),
    [
      'Email for tour requests',
      'Email',
      'Email address',
      'Sales email',
      'Contact email',
      'Leads email',
      'Lead email',
    ],
  ],
  [
    everywhere('community.hoaFee'),
    [
      'HOA fee',
      'HOA',
      'HOA dues',
      'HOA fees',
      'Dues',
      'Association fee',
      'HOA amount',
      'HOA monthly',
      'HOA annual',
      'HOA yearly',
      'Monthly HOA',
      'Annual HOA',
      'HOA per month',
      'HOA per year',
      'HOA quarterly',
    ],
  ],
  [
    everywhere('community.hoaPeriod'),
    ['HOA fee is paid', 'HOA period', 'HOA frequency', 'HOA fee period', 'Dues frequency'],
  ],
  [everywhere('community.schoolDistrict'), ['School district', 'ISD', 'District', 'Schools']],
  [everywhere('community.homeTypes'), ['Community home types']],
  [everywhere('community.amenities'), ['Amenities', 'Community amenities']],
  [everywhere('community.description'), ['Community description']],
  // Offer of a community; in a table of homes, only where the heading says so
  ...offerHeadings,
  // Floor plan
  [
    everywhere('plan.number'),
    ['Plan number', 'Plan code', 'Model number', 'Plan key', 'Floor plan number'],
  ],
  [
    everywhere('plan.name'),
    [
      'Plan',
      'Plan name',
      'Floor plan',
      'Floorplan',
      'Floor plan name',
      'Model',
      'Model name',
      'Plan model',
      'Floorplan name',
    ],
  ],
  [everywhere('plan.basePrice'), ['Plan base price', 'Plan price']],
  [
    { plan: 'plan.stories', mixed: 'plan.stories' },
    ['Stories', 'Story', 'Levels', 'Floors', 'Number of stories'],
  ],
  [
    { plan: 'plan.garage', mixed: 'plan.garage' },
    ['Garage', 'Garages', 'Car garage', 'Garage spaces', 'Garage bays', 'Cars'],
  ],
  [
    { plan: 'plan.tourUrl', mixed: 'plan.tourUrl' },
    ['Link to a tour', 'Virtual tour', 'Tour', 'Tour link', 'Tour URL', '3D tour', 'Matterport'],
  ],
  // Home
  [
    { home: 'home.number', mixed: 'home.number' },
    [
      'Home number',
      'Spec number',
      'Inventory number',
      'Job number',
      'Job',
      'Unit number',
      'Home key',
    ],
  ],
  [
    { home: 'home.address', mixed: 'home.address' },
    [
      'Street address',
      'Address',
      'Street',
      'Home address',
      'Property address',
      'Full address',
      'Site address',
      'House address',
    ],
  ],
  [
    { home: 'home.lot', mixed: 'home.lot' },
    [
      'Lot',
      'Lot number',
      'Homesite',
      'Home site',
      'Homesite number',
      'Lot block',
      'Block lot',
      'Lot and block',
      'Legal',
    ],
  ],
  [{ home: 'home.price' }, ['Home price', 'Total price', 'Final price', 'Price now']],
  [
    { home: 'home.earlierPrice', mixed: 'home.earlierPrice' },
    [
      'Earlier price',
      'Original price',
      'Was',
      'Was price',
      'Old price',
      'Previous price',
      'Price before',
      'Price was',
    ],
  ],
  [{ home: 'home.elevation', mixed: 'home.elevation' }, ['Elevation', 'Elev']],
  [
    { home: 'home.stage', mixed: 'home.stage' },
    [
      'Stage',
      'Construction stage',
      'Construction status',
      'Build stage',
      'Build status',
      'Construction',
      'Progress',
    ],
  ],
  [
    { home: 'home.moveIn', mixed: 'home.moveIn' },
    [
      'Move in date',
      'Move in',
      'Available date',
      'Date available',
      'Availability date',
      'Ready date',
      'Ready',
      'Ready by',
      'Completion',
      'Completion date',
      'Delivery',
      'Delivery date',
    ],
  ],
  [{ home: 'home.isModel', mixed: 'home.isModel' }, ['Model home', 'Is model', 'Furnished model']],
  [
    { home: 'home.soldAt', mixed: 'home.soldAt' },
    ['Sold on', 'Sold date', 'Date sold', 'Sale date', 'Closed date', 'Date closed'],
  ],
]

const abbreviations: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:sq|square) ?(?:ft|feet|foot|footage)\b|\bsqft\b|\bsf\b|\bsquare footage\b/g,
    'square feet',
  ],
  [/\b(?:brs?|bdrms?|beds?|bedrooms?|bedrms?)\b/g, 'bedrooms'],
  [/\b(?:ba|bths?|baths?|bathrooms?)\b/g, 'baths'],
  [/\b(?:subdivision|subdiv|sub|neighbou?rhood|development|comm|cmty)\b/g, 'community'],
  [/\b(?:no|num|nbr|nr|id|ids|code)\b/g, 'number'],
  [/\b(?:addr|adr)\b/g, 'address'],
  [/\b(?:avail|avl)\b/g, 'available'],
  [/\b(?:min|minimum|low)\b/g, 'lowest'],
  [/\b(?:max|maximum|high)\b/g, 'highest'],
  [/\b(?:desc|descr)\b/g, 'description'],
  [/\b(?:ph|tel)\b/g, 'phone'],
  [/\b(?:compl|comp)\b/g, 'completion'],
  [/\bdt\b/g, 'date'],
  [/\be mail\b/g, 'email'],
  [/\bmove ?ins?\b/g, 'move in'],
  [/\bfloorplan(s?)\b/g, 'floor plan$1'],
]

const FILLER =
  /\b(?:usd|dollars|us|the|of|a|is|in dollars|current|currently|updated|estimated|est|anticipated|projected|expected|target|approx|approximate|please|required|optional)\b/g

/** A heading in its usual words: `Sq. Ft.` is `square feet`, `BDRMS` is `bedrooms`. */
export function usualHeading(heading: string): string {
  const spaced = heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/½|1\/2/g, ' half ')
    .replace(/#/g, ' number ')
    .replace(/\$/g, ' ')
  const words = abbreviations.reduce(
    (text, [pattern, word]) => text.replace(pattern, word),
    plainWords(spaced),
  )
  const bare = words.replace(FILLER, ' ').replace(/\s+/g, ' ').trim()
  return bare || words
}

/** A key for each heading; the second _Price_ of a table is `price 2`. */
export function headingKeys(headings: readonly string[]): readonly string[] {
  const seen = new Map<string, number>()
  return headings.map((heading) => {
    const words = usualHeading(heading)
    const times = (seen.get(words) ?? 0) + 1
    seen.set(words, times)
    return times === 1 ? words : `${words} ${times}`
  })
}

/** Identifies a layout: its headings without case, punctuation and order. */
export function mappingKey(headings: readonly string[]): string {
  return headingKeys(headings)
    .filter((key) => key !== '')
    .toSorted()
    .join('|')
}

interface Phrase {
  readonly words: string
  readonly written: string
  readonly meanings: Meanings
  /** The heading of our own layout. */
  readonly isFirst: boolean
}

const phrases: readonly Phrase[] = known.flatMap(([meanings, list]) =>
  list.map((written, index) => ({
    words: usualHeading(written),
    written,
    meanings,
    isFirst: index === 0,
  })),
)

const byWords = new Map<string, Phrase[]>()
for (const phrase of phrases) {
  const same = byWords.get(phrase.words)
  if (same) same.push(phrase)
  else byWords.set(phrase.words, [phrase])
}

/** The meaning of a heading in a table of a kind. */
export interface HeadingMeaning {
  readonly target: ColumnTarget
  /** 1 or 0.95 for a known heading, less for a similar one. */
  readonly confidence: number
  readonly reason: string
}

const EXACT = 1
const SYNONYM = 0.95
const ONE_MORE_WORD = 0.8
const SLIP = 0.75

function similarity(words: string, phrase: Phrase): number {
  const limit = words.length < 5 ? 0 : words.length < 10 ? 1 : 2
  if (limit > 0 && editDistance(words, phrase.words, limit) <= limit) return SLIP
  const own = words.split(' ')
  const theirs = phrase.words.split(' ')
  const isPart = theirs.length > 1 && theirs.every((word) => own.includes(word))
  return isPart && own.length === theirs.length + 1 ? ONE_MORE_WORD : 0
}

function nearestPhrase(words: string, kind: TableKind): readonly [Phrase, number] | null {
  let best: readonly [Phrase, number] | null = null
  for (const phrase of phrases) {
    if (phrase.meanings[kind] === undefined) continue
    const score = similarity(words, phrase)
    if (score > (best?.[1] ?? 0)) best = [phrase, score]
  }
  return best
}

/** The meaning of a heading, or `null` if it is neither known nor similar to a known one. */
export function findMeaning(heading: string, kind: TableKind): HeadingMeaning | null {
  const words = usualHeading(heading)
  if (words === '') return null
  const exact = byWords.get(words)?.find(({ meanings }) => meanings[kind] !== undefined)
  const target = exact?.meanings[kind]
  if (exact && target) {
    const confidence = exact.isFirst ? EXACT : SYNONYM
    return { target, confidence, reason: `Usual heading for “${targetLabel(target)}”` }
  }
  const [near, score] = nearestPhrase(words, kind) ?? []
  const similar = near?.meanings[kind]
  if (!near || !similar || score === undefined) return null
  return { target: similar, confidence: score, reason: `Similar to “${near.written}”` }
}

/** Answers of `isKnownHeading`, because the same texts are in many rows. */
const answers = new Map<string, boolean>()
const MOST_ANSWERS = 10_000

/** Whether a text is a known heading in any table. */
export function isKnownHeading(heading: string): boolean {
  const known = answers.get(heading)
  if (known !== undefined) return known
  const answer = byWords.has(usualHeading(heading))
  if (answers.size >= MOST_ANSWERS) answers.clear()
  answers.set(heading, answer)
  return answer
}

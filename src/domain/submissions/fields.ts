import { LISTING_PRICE_MAX } from '../communities/listing-edit'
import {
  communityStatuses,
  counties,
  hoaPeriods,
  homeStages,
  homeStatuses,
  type Option,
  temporaryBuydowns,
} from '../enums'

export const listingKinds = ['community', 'plan', 'home'] as const
/** The kind of listing that a record of a submission describes. */
export type ListingKind = (typeof listingKinds)[number]

export const kindLabels: Readonly<Record<ListingKind, string>> = {
  community: 'Community',
  plan: 'Floor plan',
  home: 'Home',
}

/** The lists that admins edit, whose values a field may have. */
export type EditedList = 'amenities' | 'homeTypes' | 'cities' | 'districts'

/** How the text of a cell is read. */
export type Reading =
  | { readonly as: 'text'; readonly max: number }
  /** A number or lot by which a builder calls a listing. Never a day, and digits are not rounded. */
  | { readonly as: 'code'; readonly max: number }
  /** Several lines. */
  | { readonly as: 'paragraphs'; readonly max: number }
  /** The name of a city, in the spelling of the guide. */
  | { readonly as: 'city'; readonly max: number }
  /** Whole US dollars, never 0. */
  | { readonly as: 'price'; readonly min: number; readonly max: number }
  /** Whole US dollars; 0 means that there is none. */
  | { readonly as: 'fee'; readonly min: number; readonly max: number }
  /** Whole US dollars that a builder gives; 0 removes what the listing has. */
  | { readonly as: 'credit'; readonly min: number; readonly max: number }
  /** Percent a year. */
  | { readonly as: 'rate'; readonly max: number }
  /** A whole number. */
  | { readonly as: 'count'; readonly min: number; readonly max: number }
  /** Full baths. `2.5` also sets the half baths. */
  | { readonly as: 'baths'; readonly max: number }
  /** Degrees. */
  | { readonly as: 'degrees'; readonly min: number; readonly max: number }
  /** A day. */
  | { readonly as: 'day' }
  | { readonly as: 'flag' }
  | { readonly as: 'phone' }
  | { readonly as: 'email' }
  | { readonly as: 'link' }
  /** One of fixed options. */
  | { readonly as: 'option'; readonly options: readonly Option[] }
  /** One of a list that admins edit. */
  | { readonly as: 'listed'; readonly list: EditedList }
  /** Any number of a list that admins edit. */
  | { readonly as: 'several'; readonly list: EditedList }

/** Whether values are US dollars. */
export const isMoney = ({ as }: Reading): boolean =>
  as === 'price' || as === 'fee' || as === 'credit'

export interface SubmissionField {
  /** `community.startPrice`: the kind, and the name of the field in its collection. */
  readonly id: FieldId
  readonly kind: ListingKind
  readonly name: string
  /** As the form of the collection labels it. */
  readonly label: string
  readonly reading: Reading
  /** A listing is published with a value for it. */
  readonly required: boolean
}

const price: Reading = { as: 'price', min: 1000, max: LISTING_PRICE_MAX }
const credit: Reading = { as: 'credit', min: 1, max: LISTING_PRICE_MAX }
const text = (max: number): Reading => ({ as: 'text', max })
const code: Reading = { as: 'code', max: 40 }
const paragraphs: Reading = { as: 'paragraphs', max: 5000 }
const count = (min: number, max: number): Reading => ({ as: 'count', min, max })
const option = (options: readonly Option[]): Reading => ({ as: 'option', options })

const dimensions = {
  squareFeet: ['Square feet', count(100, 20_000)],
  beds: ['Bedrooms', count(0, 12)],
  baths: ['Full baths', { as: 'baths', max: 12 }],
  halfBaths: ['Half baths', count(0, 6)],
} as const satisfies Entries

type Entry = readonly [label: string, reading: Reading, required?: 'required']
type Entries = Readonly<Record<string, Entry>>

const declared = {
  community: {
    number: ['Builder’s number', code],
    name: ['Name', text(120), 'required'],
    slug: ['URL', text(120)],
    location: ['Address', text(240), 'required'],
    city: ['City', { as: 'city', max: 80 }, 'required'],
    county: ['County', option(counties), 'required'],
    latitude: ['Latitude', { as: 'degrees', min: -90, max: 90 }],
    longitude: ['Longitude', { as: 'degrees', min: -180, max: 180 }],
    startPrice: ['Starting price', price],
    endPrice: ['Highest price', price],
    status: ['Availability', option(communityStatuses), 'required'],
    homesAvailable: ['Homes available', count(0, 100_000)],
    floorPlans: ['Floor plans', count(0, 100_000)],
    buildTime: ['Time to build a home', text(60)],
    hoaPhone: ['Sales phone', { as: 'phone' }],
    hoaContact: ['Sales contact', text(120)],
    contactEmail: ['Email for tour requests', { as: 'email' }],
    hoaFee: ['HOA fee', { as: 'fee', min: 0, max: 100_000 }],
    hoaPeriod: ['HOA fee is paid', option(hoaPeriods)],
    schoolDistrict: ['School district', { as: 'listed', list: 'districts' }],
    homeTypes: ['Home types', { as: 'several', list: 'homeTypes' }],
    amenities: ['Amenities', { as: 'several', list: 'amenities' }],
    description: ['Description', paragraphs],
    offerText: ['Incentive', text(160)],
    offerTerms: ['Terms of the incentive', { as: 'paragraphs', max: 1000 }],
    offerStarts: ['First day of the incentive', { as: 'day' }],
    offerEnds: ['Last day of the incentive', { as: 'day' }],
    offerPriceReduction: ['Price reduction', credit],
    offerClosingCredit: ['Credit toward closing costs', credit],
    offerUpgrades: ['Upgrades at a stated value', credit],
    offerRate: ['Permanent rate buydown', { as: 'rate', max: 25 }],
    offerBuydown: ['Temporary rate buydown', option(temporaryBuydowns)],
    offerLender: ['Only with the builder’s lender', { as: 'flag' }],
  },
  plan: {
    number: ['Builder’s plan number', code],
    name: ['Name', text(120), 'required'],
    basePrice: ['Base price', price],
    homeType: ['Home type', { as: 'listed', list: 'homeTypes' }],
    squareFeet: dimensions.squareFeet,
    beds: dimensions.beds,
    baths: dimensions.baths,
    halfBaths: dimensions.halfBaths,
    stories: ['Stories', count(1, 4)],
    garage: ['Garage', count(0, 8)],
    description: ['Description', paragraphs],
    tourUrl: ['Link to a tour', { as: 'link' }],
  },
  home: {
    number: ['Builder’s number', code],
    address: ['Street address', text(160), 'required'],
    lot: ['Lot', code],
    price: ['Price', price],
    earlierPrice: ['Earlier price', price],
    elevation: ['Elevation', text(40)],
    squareFeet: dimensions.squareFeet,
    beds: dimensions.beds,
    baths: dimensions.baths,
    halfBaths: dimensions.halfBaths,
    stage: ['Stage', option(homeStages), 'required'],
    moveIn: ['Move-in date', { as: 'day' }],
    status: ['Availability', option(homeStatuses), 'required'],
    isModel: ['Model home', { as: 'flag' }],
    soldAt: ['Sold on', { as: 'day' }],
  },
} as const satisfies Readonly<Record<ListingKind, Entries>>

type IdsOf<Kind extends ListingKind> = `${Kind}.${keyof (typeof declared)[Kind] & string}`
/** A field of a listing that a submission may change: `home.price`. */
export type FieldId = IdsOf<'community'> | IdsOf<'plan'> | IdsOf<'home'>

function getFields(kind: ListingKind): SubmissionField[] {
  const entries: Entries = declared[kind]
  return Object.entries(entries).map(([name, [label, reading, required]]) => ({
    id: `${kind}.${name}` as FieldId,
    kind,
    name,
    label,
    reading,
    required: required !== undefined,
  }))
}

/** All fields, of communities, plans and homes in this order. */
export const submissionFields: readonly SubmissionField[] = listingKinds.flatMap(getFields)

const byId = new Map<string, SubmissionField>(submissionFields.map((field) => [field.id, field]))

export function getField(id: FieldId): SubmissionField {
  const field = byId.get(id)
  if (!field) throw new Error(`There is no field ${id}`)
  return field
}

export const isFieldId = (text: string): text is FieldId => byId.has(text)

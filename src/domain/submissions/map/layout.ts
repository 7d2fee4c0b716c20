import { getLabel, type Option } from '../../enums'
import type { FieldValue } from '../field-value'
import { type EditedList, type FieldId, getField, kindLabels, type ListingKind } from '../fields'
import { type Listing, storedValue } from '../listing'
import { literalText } from '../read/cell-text'
import type { Cell } from '../read/sheet'
import type { ColumnTarget } from './columns'
import { fieldOfColumn } from './columns'
import { readCode } from './read-code'

/**
 * The columns of our own layout, one row per listing. Each heading is the one that its target is
 * known by, so that the file is understood without choosing columns.
 */
export const layoutColumns: readonly (readonly [heading: string, target: ColumnTarget])[] = [
  ['Type', 'row.kind'],
  ['Community number', 'community.number'],
  ['Community', 'community.name'],
  ['Guide URL', 'community.slug'],
  ['City', 'community.city'],
  ['Plan number', 'plan.number'],
  ['Plan', 'plan.name'],
  ['Home number', 'home.number'],
  ['Street address', 'home.address'],
  ['Lot', 'home.lot'],
  ['Price', 'row.price'],
  ['Highest price', 'community.endPrice'],
  ['Earlier price', 'home.earlierPrice'],
  ['Availability', 'row.status'],
  ['Stage', 'home.stage'],
  ['Move in date', 'home.moveIn'],
  ['Sold on', 'home.soldAt'],
  ['Square feet', 'row.squareFeet'],
  ['Bedrooms', 'row.beds'],
  ['Full baths', 'row.baths'],
  ['Half baths', 'row.halfBaths'],
  ['Stories', 'plan.stories'],
  ['Garage', 'plan.garage'],
  ['Elevation', 'home.elevation'],
  ['Model home', 'home.isModel'],
  ['Home type', 'row.homeType'],
  ['Link to a tour', 'plan.tourUrl'],
  ['Homes available', 'community.homesAvailable'],
  ['Floor plans', 'community.floorPlans'],
  ['Time to build a home', 'community.buildTime'],
  ['Sales phone', 'community.hoaPhone'],
  ['Sales contact', 'community.hoaContact'],
  ['Email for tour requests', 'community.contactEmail'],
  ['HOA fee', 'community.hoaFee'],
  ['HOA fee is paid', 'community.hoaPeriod'],
  ['School district', 'community.schoolDistrict'],
  ['Amenities', 'community.amenities'],
  ['Community address', 'community.location'],
  ['County', 'community.county'],
  ['Latitude', 'community.latitude'],
  ['Longitude', 'community.longitude'],
  ['Description', 'row.description'],
]

type Lists = Readonly<Record<EditedList, readonly Option[]>>

function cellOfValue(id: FieldId, value: FieldValue, lists: Lists): Cell {
  const { reading } = getField(id)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return value
  if (reading.as === 'several') {
    const values = typeof value === 'string' ? [value] : value
    return values.map((one) => getLabel(lists[reading.list], one)).join('; ')
  }
  const text = String(value)
  if (reading.as === 'option') return getLabel(reading.options, text)
  if (reading.as === 'listed') return getLabel(lists[reading.list], text)
  const literal = literalText(text)
  const isDoubted = reading.as === 'code' && readCode(text).state !== 'value'
  return isDoubted && literal === text ? `'${text}` : literal
}

/** The cells that say which community, and which plan, a row belongs to. */
function parentValue(
  id: FieldId,
  kind: ListingKind,
  community: Listing | undefined,
  plan: Listing | undefined,
): FieldValue | null {
  switch (id) {
    case 'community.number':
      return community?.number ?? null
    case 'community.name':
      return community?.name ?? null
    case 'community.slug':
      return community?.slug ?? null
    case 'community.city':
      return community?.city ?? null
    case 'plan.number':
      return kind === 'home' ? (plan?.number ?? null) : null
    case 'plan.name':
      return kind === 'home' ? (plan?.name ?? null) : null
    default:
      return null
  }
}

/** The row of a listing in our own layout. */
export function layoutRow(
  listing: Listing,
  community: Listing | undefined,
  plan: Listing | undefined,
  lists: Lists,
): readonly Cell[] {
  return layoutColumns.map(([, target]) => {
    if (target === 'row.kind') return kindLabels[listing.kind]
    const id = fieldOfColumn(target, listing.kind)
    if (!id) return null
    const isOwn = getField(id).kind === listing.kind
    const value = isOwn ? storedValue(listing, id) : parentValue(id, listing.kind, community, plan)
    return value === null ? null : cellOfValue(id, value, lists)
  })
}

/**
 * The rows of our own layout: the headings, then a row per listing, each community followed by its
 * plans and homes. Reading it back unchanged changes nothing. `toCsv` of src/lib guards the cells
 * against formulas.
 */
export function layoutRows(
  listings: readonly Listing[],
  lists: Lists,
): readonly (readonly Cell[])[] {
  const ofKind = (kind: ListingKind) => listings.filter((listing) => listing.kind === kind)
  const plans = new Map(ofKind('plan').map((plan) => [plan.id, plan]))
  const headings = layoutColumns.map(([heading]) => heading)
  const children = new Map<number, Listing[]>()
  for (const child of [...plans.values(), ...ofKind('home')]) {
    const siblings = children.get(child.communityId ?? 0)
    if (siblings) siblings.push(child)
    else children.set(child.communityId ?? 0, [child])
  }
  const rows = ofKind('community').flatMap((community) =>
    [community, ...(children.get(community.id) ?? [])].map((listing) => {
      const plan = listing.planId === null ? undefined : plans.get(listing.planId)
      return layoutRow(listing, community, plan, lists)
    }),
  )
  return [headings, ...rows]
}

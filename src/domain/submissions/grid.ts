import { getLabel } from '../enums'
import {
  type CellValue,
  type Choice,
  type Column,
  displayCell,
  findChoice,
  type Values,
} from '../grid/column'
import {
  changedColumns,
  type GridRow,
  type GridState,
  type Sheets,
  type StoredRow,
} from '../grid/state'
import { formatTypedDay } from '../grid/typed-day'
import { SOLD_SHOWN_DAYS } from '../homes/sold'
import { byText } from '../text/collation'
import { addDays } from '../time/days'
import { nameField } from './compare/review-rows'
import type { FieldValue } from './field-value'
import {
  type FieldId,
  getField,
  isFieldId,
  kindLabels,
  type ListingKind,
  listingKinds,
} from './fields'
import { type Listing, storedValue } from './listing'
import { fieldOfColumn } from './map/columns'
import { layoutColumns, layoutRow } from './map/layout'
import { readCell } from './map/read-cell'
import type { ReadingOptions } from './map/read-value'
import { cellText } from './read/cell-text'
import type { Cell } from './read/sheet'

/** The most rows of each table of the grid, and of a kind of listings in what is sent. */
export const GRID_ROWS_MAX = 500
/** Longer than every text of a cell. */
export const GRID_TEXT_MAX = 2000

/** The column of communities that says that the builder confirmed one without a change. */
export const CONFIRMED = 'confirmed'
/** The column with the community of a plan or home. */
const COMMUNITY: FieldId = 'community.slug'

const widths: Readonly<Record<string, number>> = {
  price: 12,
  fee: 8,
  count: 7,
  baths: 7,
  degrees: 9,
  day: 11,
  phone: 14,
  email: 20,
  link: 20,
  option: 19,
  listed: 18,
  several: 24,
}

/** Fields that say where or which a listing is. They rarely change, so their columns come last. */
const rare: ReadonlySet<FieldId> = new Set<FieldId>([
  'community.number',
  'community.city',
  'plan.number',
  'home.number',
  'home.lot',
])

/** The fields of a kind that have a column beside the name, mostly in the order of the layout. */
function getColumnFields(kind: ListingKind): readonly (readonly [heading: string, id: FieldId])[] {
  const own = layoutColumns.flatMap(([heading, target]) => {
    const id = fieldOfColumn(target, kind)
    if (!id || getField(id).kind !== kind || id === COMMUNITY || id === nameField[kind]) return []
    // The line breaks of a description do not fit in a cell.
    return getField(id).reading.as === 'paragraphs' ? [] : [[heading, id] as const]
  })
  return [...own.filter(([, id]) => !rare.has(id)), ...own.filter(([, id]) => rare.has(id))]
}

/** A value as the cells of the grid compare it. */
function canonical(id: FieldId, value: FieldValue | null, { lists }: ReadingOptions): CellValue {
  if (value === null) return null
  const { reading } = getField(id)
  if (typeof value === 'boolean') return value
  if (typeof value === 'number') return reading.as === 'degrees' ? String(value) : value
  if (reading.as === 'several') {
    const values = typeof value === 'string' ? [value] : value
    return values.map((one) => getLabel(lists[reading.list], one)).join('; ') || null
  }
  return reading.as === 'day' ? formatTypedDay(String(value)) : String(value)
}

const NEEDED = 'Enter a value.'
const BLANK = 'This leaves the listing as it is. To remove the value, empty the cell.'

/** Reads a cell by the rules of a file. A value that the review will ask about gets a warning. */
function reader(id: FieldId, heading: string, options: ReadingOptions): Column['read'] {
  const empty = getField(id).required ? { value: null, warning: NEEDED } : { value: null }
  return (text) => {
    if (text === '') return empty
    const found = readCell(id, text, heading, options)
    const others = Object.entries(found).filter(([field]) => field !== id)
    const own = found[id] ?? { state: 'empty' }
    if (own.state === 'clear') return empty
    if (own.state === 'unclear') return { value: text, warning: own.problem }
    // A cell such as “Sold” in the column of the stage says something about another field.
    const doubt = others.flatMap(([, read]) => (read.state === 'unclear' ? [read.problem] : []))[0]
    if (doubt !== undefined) return { value: text, warning: doubt }
    if (others.length > 0) return { value: text }
    if (own.state === 'empty') return { value: text, warning: BLANK }
    return { value: canonical(id, own.value, options) }
  }
}

/** Reads a text that should be one of the choices. */
const chooser = (choices: readonly Choice[], what: string): Column['read'] => {
  return (text) => {
    if (text === '') return { value: null, warning: NEEDED }
    const found = findChoice(choices, text)
    if (found) return { value: found.value }
    return { value: text, warning: `“${text}” is none of the ${what} in this grid.` }
  }
}

function createColumn([heading, id]: readonly [string, FieldId], options: ReadingOptions): Column {
  const { label, reading, required } = getField(id)
  const common = {
    name: id,
    label,
    width: widths[reading.as] ?? 16,
    read: reader(id, heading, options),
  }
  switch (reading.as) {
    case 'price':
    case 'fee':
      return { ...common, kind: 'price' }
    case 'count':
      return { ...common, kind: 'number', min: reading.min, max: reading.max }
    case 'baths':
      return { ...common, kind: 'number', min: 0, max: reading.max }
    case 'flag':
      return { ...common, kind: 'flag' }
    case 'option':
      return { ...common, kind: 'choice', isRequired: required, choices: reading.options }
    case 'listed':
      return { ...common, kind: 'choice', choices: options.lists[reading.list] }
    default:
      return { ...common, kind: 'text', maxLength: GRID_TEXT_MAX }
  }
}

const plainName = (kind: ListingKind, options: ReadingOptions): Column => {
  const id = nameField[kind]
  const { label } = getField(id)
  return {
    ...createColumn([label, id], options),
    width: kind === 'plan' ? 14 : 18,
    isFixed: true,
  }
}

/** Choices of the cells in which the grid names listings. */
export interface GridChoices {
  /** By slug; a new community by its name. */
  readonly communities: readonly Choice[]
  /** By name. */
  readonly plans: readonly Choice[]
}

/**
 * The columns of the three tables: those of our own layout for each kind. The cells are texts that
 * are read like those of a file, so whatever is typed can be sent.
 */
export function gridColumns(
  options: ReadingOptions,
  { communities, plans }: GridChoices,
): Readonly<Record<ListingKind, readonly Column[]>> {
  const own = (kind: ListingKind) =>
    getColumnFields(kind).map((field) => createColumn(field, options))
  const community: Column = {
    name: COMMUNITY,
    label: 'Community',
    width: 18,
    kind: 'choice',
    isFixed: true,
    isRequired: true,
    choices: communities,
    read: chooser(communities, 'communities'),
  }
  const plan: Column = {
    name: nameField.plan,
    label: 'Plan',
    width: 16,
    kind: 'choice',
    isRequired: true,
    choices: plans,
    read: chooser(plans, 'plans'),
  }
  const confirmed: Column = { name: CONFIRMED, label: 'Verified now', width: 10, kind: 'flag' }
  return {
    community: [plainName('community', options), confirmed, ...own('community')],
    plan: [plainName('plan', options), community, ...own('plan')],
    home: [plainName('home', options), community, plan, ...own('home')],
  }
}

/** The slug of a stored community, the name of a new one. */
function getChoice({ key, cells }: GridRow, saved: GridState['saved']): string {
  const slug = saved.get(key)?.values[COMMUNITY]
  return typeof slug === 'string' ? slug : (cells[nameField.community]?.trim() ?? '')
}

/** The communities and plans that plans and homes can name: those of the builder and new ones. */
export function gridChoices({ rows, saved }: GridState): GridChoices {
  const named = (kind: ListingKind) =>
    rows.flatMap((row) => {
      const name = row.cells[nameField[kind]]?.trim() ?? ''
      return row.sheet === kind && name !== '' ? [{ row, name }] : []
    })
  const communities = named('community')
  const plans = [...new Set(named('plan').map(({ name }) => name))].toSorted(byText)
  return {
    communities: communities.map(({ row, name }) => {
      const isShared = communities.some((other) => other.row !== row && other.name === name)
      const label = isShared ? `${name}, ${row.cells['community.city']}` : name
      return { value: getChoice(row, saved), label }
    }),
    plans: plans.map((name) => ({ value: name, label: name })),
  }
}

/** Whether a row is a community, by its choice, or one of its plans and homes. */
export function isInCommunity(
  row: GridRow,
  community: string,
  { communities }: GridChoices,
  saved: GridState['saved'],
): boolean {
  if (row.sheet === 'community') return getChoice(row, saved) === community
  const text = row.cells[COMMUNITY] ?? ''
  return (findChoice(communities, text)?.value ?? text) === community
}

/** The values that a new row starts with, in a community if one is in view. */
export function newGridRow(kind: ListingKind, community: string): Values {
  return kind === 'community' || community === '' ? {} : { [COMMUNITY]: community }
}

interface Parents {
  readonly communities: ReadonlyMap<number, Listing>
  readonly plans: ReadonlyMap<number, Listing>
}

function getValues(listing: Listing, parents: Parents, options: ReadingOptions): Values {
  const { kind, communityId, planId } = listing
  const own = [nameField[kind], ...getColumnFields(kind).map(([, id]) => id)].map(
    (id) => [id, canonical(id, storedValue(listing, id), options)] as const,
  )
  const community = kind === 'community' ? listing : parents.communities.get(communityId ?? 0)
  const values: Record<string, CellValue> = {
    ...Object.fromEntries(own),
    [COMMUNITY]: community?.slug ?? null,
  }
  if (kind === 'community') values[CONFIRMED] = false
  if (kind === 'home') values[nameField.plan] = parents.plans.get(planId ?? 0)?.name ?? null
  return values
}

/** Whether a home was sold so long ago that its page is gone. */
function isLongSold({ values }: Listing, today: string): boolean {
  const day = values['home.soldAt']
  const isSold = values['home.status'] === 'sold' && typeof day === 'string'
  return isSold && day < addDays(today, -SOLD_SHOWN_DAYS)
}

/**
 * The rows that the grid begins with: the published listings of a builder, by community and name,
 * without homes that were sold long ago. `left` counts those that are too many for a table.
 */
export function gridRows(
  listings: readonly Listing[],
  options: ReadingOptions,
): { readonly rows: readonly StoredRow[]; readonly left: number } {
  const byId = (kind: ListingKind) =>
    new Map(
      listings.filter((listing) => listing.kind === kind).map((listing) => [listing.id, listing]),
    )
  const parents: Parents = { communities: byId('community'), plans: byId('plan') }
  const communityName = ({ communityId }: Listing) =>
    parents.communities.get(communityId ?? 0)?.name ?? ''
  const kinds = listingKinds.map((kind) =>
    listings
      .filter((listing) => listing.kind === kind && !isLongSold(listing, options.today))
      .toSorted((a, b) => byText(communityName(a), communityName(b)) || byText(a.name, b.name)),
  )
  const rows = kinds.flatMap((all) =>
    all.slice(0, GRID_ROWS_MAX).map((listing) => ({
      sheet: listing.kind,
      id: listing.id,
      values: getValues(listing, parents, options),
    })),
  )
  return { rows, left: kinds.flat().length - rows.length }
}

/** A row of the grid as it is sent: what was typed in it, and for a new one all of its texts. */
export interface EnteredRow {
  readonly kind: ListingKind
  /** `null` for a new row. */
  readonly id: number | null
  readonly cells: Readonly<Partial<Record<FieldId, string>>>
}

/** The text of an emptied cell in a file. */
const emptied = ({ kind }: Column) => (kind === 'flag' ? 'No' : 'Remove')

function enteredText(column: Column, text: string, isNew: boolean): string | null {
  const isCommunity = column.name === COMMUNITY && column.kind === 'choice'
  const chosen = isCommunity ? findChoice(column.choices, text)?.value : displayCell(column, text)
  const typed = (chosen ?? text).trim()
  if (typed === '') return isNew ? null : emptied(column)
  return cellText(typed).is === 'blank' ? null : typed
}

/**
 * The changed and new rows of a grid. Rows and cells that were not changed are left out, so they
 * neither touch what someone else changed nor are reported.
 */
export function enteredRows(sheets: Sheets, state: GridState): EnteredRow[] {
  const slugs = new Set([...state.saved.values()].map(({ values }) => values[COMMUNITY]))
  return state.rows.flatMap((row) => {
    const kind = listingKinds.find((one) => one === row.sheet)
    if (!kind) return []
    const columns = sheets[kind] ?? []
    const saved = state.saved.get(row.key)
    const id = saved?.id ?? null
    const changed = changedColumns(columns, row, saved)
    if (changed.length === 0) return []
    const sent = id === null ? columns : changed
    const cells: Partial<Record<FieldId, string>> = {}
    for (const column of sent) {
      const text = enteredText(column, row.cells[column.name] ?? '', id === null)
      if (text === null || !isFieldId(column.name)) continue
      // A community that is new in the grid has no slug yet.
      const isNewCommunity = column.name === COMMUNITY && !slugs.has(text)
      cells[isNewCommunity ? nameField.community : column.name] = text
    }
    return [{ kind, id, cells }]
  })
}

/** The cells of a row that say which listing it is. */
const identities: ReadonlySet<FieldId> = new Set<FieldId>([
  'community.number',
  'community.name',
  'community.slug',
  'community.city',
  'plan.number',
  'plan.name',
  'home.number',
  'home.address',
])

function isOfCommunity({ kind, cells }: EnteredRow): boolean {
  return kind === 'community' || Object.keys(cells).some((id) => id.startsWith('community.'))
}

/**
 * The rows of a grid in our own layout, with headings. The values that identify a listing come from
 * the newest version in `listings`, so that the row matches it and they are no change.
 */
export function enteredTable(
  rows: readonly EnteredRow[],
  listings: readonly Listing[],
  lists: ReadingOptions['lists'],
): readonly (readonly Cell[])[] {
  const byKey = new Map(listings.map((listing) => [`${listing.kind}-${listing.id}`, listing]))
  const toRow = ({ kind, id, cells }: EnteredRow): readonly Cell[] => {
    const listing = id === null ? undefined : byKey.get(`${kind}-${id}`)
    const community = listing && byKey.get(`community-${listing.communityId}`)
    const known = listing && layoutRow(listing, community, undefined, lists)
    return layoutColumns.map(([, target], index) => {
      if (target === 'row.kind') return kindLabels[kind]
      const field = fieldOfColumn(target, kind)
      if (!field) return null
      return cells[field] ?? (identities.has(field) ? (known?.[index] ?? null) : null)
    })
  }
  // A row without a community would be read as one of the community above it.
  const ordered = [
    ...rows.filter((row) => row.id === null && !isOfCommunity(row)),
    ...rows.filter((row) => row.id !== null || isOfCommunity(row)),
  ]
  return [layoutColumns.map(([heading]) => heading), ...ordered.map(toRow)]
}

import { getLabel, hoaPeriods, homeStages, homeStatuses } from '../../enums'
import { slugify } from '../../text/slug'
import { EMPTY, type ReadValue, unclear, understood } from '../field-value'
import { type FieldId, getField } from '../fields'
import { type CellText, cellText } from '../read/cell-text'
import type { Cell, SheetRow } from '../read/sheet'
import { usualHeading } from './headings'
import { readDay, saysReady } from './read-day'
import { readCredit, readFee, readPriceRange } from './read-money'
import { readBaths } from './read-number'
import { findOption } from './read-option'
import { readBuydown } from './read-rate'
import { asWord, meantText, type ReadingOptions, readCellText } from './read-value'

/** The readings of a cell, by field: a cell such as `$75/mo` says more than one thing. */
export type ReadCell = Readonly<Partial<Record<FieldId, ReadValue>>>

function withRange(text: string, price: ReadValue): ReadCell {
  const ends = readPriceRange(text)
  if (!ends) return { 'community.startPrice': price }
  const note = 'From a range of prices'
  return {
    'community.startPrice': understood(ends[0], text, note),
    'community.endPrice': understood(ends[1], text, note),
  }
}

const headingPeriods: readonly (readonly [string, RegExp])[] = [
  ['month', /\bmonth(?:ly)?\b/],
  ['quarter', /\bquarter(?:ly)?\b/],
  ['year', /\b(?:annual|annually|year|yearly)\b/],
]

/** The period of a fee may be in the heading: `HOA (monthly)`. */
function withPeriod(text: string, heading: string): ReadCell {
  const { fee, period } = readFee(text)
  const words = usualHeading(heading)
  const inHeading = headingPeriods.find(([, pattern]) => pattern.test(words))?.[0]
  const known = period ?? inHeading
  if (known === undefined || (fee.state === 'value' && fee.value === 0)) {
    return { 'community.hoaFee': fee }
  }
  const note = period ? 'From the fee' : `From the heading “${heading}”`
  const label = getLabel(hoaPeriods, known)
  return { 'community.hoaFee': fee, 'community.hoaPeriod': understood(known, label, note) }
}

function withHalfBaths(kind: 'plan' | 'home', text: string): ReadCell {
  const { baths, halfBaths } = readBaths(text)
  const full: ReadCell = { [`${kind}.baths`]: baths }
  return halfBaths ? { ...full, [`${kind}.halfBaths`]: halfBaths } : full
}

function fromWords(
  text: string,
  options: typeof homeStages | typeof homeStatuses,
): ReadValue | null {
  const found = findOption(text, options)
  if (!found) return null
  const label = getLabel(options, found.option.value)
  return found.isSure
    ? understood(found.option.value, text, 'From another column')
    : unclear(
        text,
        `“${text}” probably means ${label}. Accept it, or choose another.`,
        found.option.value,
      )
}

/** A column of availability often has words for the stage, such as `Under construction`. */
function withStage(text: string, status: ReadValue): ReadCell {
  if (status.state !== 'unclear' || status.proposal !== null) return { 'home.status': status }
  const stage = fromWords(text, homeStages)
  return stage ? { 'home.status': EMPTY, 'home.stage': stage } : { 'home.status': status }
}

/** A column for the stage often has words for the availability, such as `Sold`. */
function withStatus(text: string, stage: ReadValue): ReadCell {
  if (stage.state !== 'unclear' || stage.proposal !== null) return { 'home.stage': stage }
  const status = fromWords(text, homeStatuses)
  return status ? { 'home.stage': EMPTY, 'home.status': status } : { 'home.stage': stage }
}

function withReady(text: string, day: ReadValue): ReadCell {
  if (!saysReady(text)) return { 'home.moveIn': day }
  return { 'home.moveIn': day, 'home.stage': understood('ready', text, 'From the move-in date') }
}

/** The slug of a community in its address on the site. */
function readSlug(text: string): ReadCell {
  const [last = ''] = text.split(/[?#]/, 1)[0]?.split('/').filter(Boolean).slice(-1) ?? []
  const slug = slugify(last)
  return { 'community.slug': slug === '' ? EMPTY : understood(slug, text) }
}

const OFFER_END =
  /\b(?:ends|expires|through|thru|until)\s+(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|[a-z]{3,9}\.?\s\d{1,2}(?:,?\s\d{4})?)(?![\d/])/i

/**
 * The headline of an offer, which may say its last day: `$5,000 in upgrades (ends 12/31/26)`. An amount
 * alone does not say what it is for.
 */
function readOffer(text: string, plain: ReadValue, today: string): ReadCell {
  if (/^(?:none|no|no (?:incentives?|promotions?|offers?))\.?$/i.test(text)) {
    return { 'community.offerText': EMPTY }
  }
  if (readCredit(text).state === 'value') {
    const problem = `“${text}” does not say what the builder gives. Enter it in a few words.`
    return { 'community.offerText': unclear(text, problem) }
  }
  const end = OFFER_END.exec(text)?.[1]
  if (end === undefined) return { 'community.offerText': plain }
  const day = readDay(end, today)
  return {
    'community.offerText': plain,
    'community.offerEnds': day.state === 'value' ? { ...day, note: 'From the offer' } : day,
  }
}

/** A column for a promotional rate often has a temporary buydown, such as `2-1`. */
function withBuydown(text: string, rate: ReadValue): ReadCell {
  const buydown = readBuydown(text)
  if (!buydown) return { 'community.offerRate': rate }
  const isRate = rate.state !== 'unclear' || rate.proposal !== null
  return {
    'community.offerRate': isRate ? rate : EMPTY,
    'community.offerBuydown': buydown,
  }
}

interface Written {
  readonly text: string
  readonly heading: string
  readonly today: string
}

function readSpecial(id: FieldId, { text, heading, today }: Written, plain: ReadValue): ReadCell {
  switch (id) {
    case 'community.slug':
      return readSlug(text)
    case 'community.startPrice':
      return withRange(text, plain)
    case 'community.hoaFee':
      return withPeriod(text, heading)
    case 'community.offerText':
      return readOffer(text, plain, today)
    case 'community.offerRate':
      return withBuydown(text, plain)
    case 'community.offerBuydown':
      return { [id]: readBuydown(text) ?? plain }
    case 'plan.baths':
      return withHalfBaths('plan', text)
    case 'home.baths':
      return withHalfBaths('home', text)
    case 'home.status':
      return withStage(text, plain)
    case 'home.stage':
      return withStatus(text, plain)
    case 'home.moveIn':
      return withReady(text, plain)
    default:
      return { [id]: plain }
  }
}

/** The cell of a row for a field: for an address, what is behind the cell, whatever it shows. */
export function cellFor({ cells, links }: SheetRow, column: number, id: FieldId): Cell {
  const { as } = getField(id).reading
  const link = as === 'link' || as === 'email' ? links?.[column] : undefined
  return link ?? cells[column] ?? null
}

const LONGEST = 200

/** Reads a cell of a column. Its values for other fields count where those are blank. */
export function readCell(
  id: FieldId,
  cell: Cell,
  heading: string,
  options: ReadingOptions,
): ReadCell {
  const written: CellText = cellText(cell)
  const plain = readCellText(getField(id).reading, written, options)
  if (written.is !== 'text' || written.text.length > LONGEST) return { [id]: plain }
  const text = meantText(getField(id).reading, written.text)
  const read = readSpecial(id, { text, heading, today: options.today }, plain)
  return Object.fromEntries(
    Object.entries(read).map(([field, value]) => [field, asWord(value, written.text)]),
  )
}

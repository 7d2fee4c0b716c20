import type { FieldId } from '../fields'
import { type ReadCell, readCell } from '../map/read-cell'
import type { ReadingOptions } from '../map/read-value'
import { getReference, RecordList } from '../map/record-list'
import type { ReadSubmission } from '../record'
import { cleanText } from './clean-text'
import { readPromotion } from './promotion'
import type { Place } from './sheet'

/** Receives the parts of an XML document in their order. `line` counts from 1. */
export interface XmlHandler {
  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void
  /** Text or CDATA; one text may come in several parts. */
  text(text: string): void
  close(name: string): void
}

export interface FeedReader extends XmlHandler {
  /** Whether any element of a feed was found. */
  readonly isFeed: boolean
  /** The records of what was received. */
  result(): ReadSubmission
}

type Part = 'builder' | 'subdivision' | 'plan' | 'spec'

/** Texts of one `Subdivision`, `Plan` or `Spec`, by the lower-case name of the element. */
interface Found {
  readonly line: number
  readonly texts: Map<string, string>
  readonly amenities: string[]
  /** Begun by one of its elements, because the element around them is missing. */
  readonly isImplied: boolean
}

interface FoundPlan extends Found {
  readonly specs: Found[]
}

interface FoundSubdivision extends Found {
  readonly plans: FoundPlan[]
  /** Outside any plan. */
  readonly specs: Found[]
}

const parts: Readonly<Record<string, Part>> = {
  builder: 'builder',
  subdivision: 'subdivision',
  plan: 'plan',
  spec: 'spec',
}

/** Elements whose children have names that also occur elsewhere. */
const scopes: Readonly<Record<string, string>> = {
  salesoffice: 'office.',
  specmoveindate: 'movein.',
  schools: 'schools.',
  promotion: 'promotion.',
}

/** The first element of what may lack the element around it. */
const firstElements: Readonly<Record<string, Part>> = {
  subdivisionnumber: 'subdivision',
  subdivisionname: 'subdivision',
  plannumber: 'plan',
  planname: 'plan',
  specnumber: 'spec',
  specstreet1: 'spec',
}

const found = (line: number, isImplied: boolean): Found => ({
  line,
  texts: new Map(),
  amenities: [],
  isImplied,
})

/** `SingleFamily` is `Single Family`. */
const spaced = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2')

const isUnknown = (text: string) => text === '' || /^\$?\s*0+(?:\.0+)?$/.test(text)

/** Numbers come with `$` and commas, or with any number of decimals. */
function plainNumber(text: string): string {
  const bare = text.replace(/[$,\s]/g, '')
  return /^\d+(?:\.\d+)?$/.test(bare) ? String(Number(bare)) : text
}

const planFields: readonly (readonly [FieldId, string])[] = [
  ['plan.number', 'plannumber'],
  ['plan.name', 'planname'],
  ['plan.basePrice', 'baseprice'],
  ['plan.homeType', '@type'],
  ['plan.squareFeet', 'basesqft'],
  ['plan.beds', 'bedrooms'],
  ['plan.baths', 'baths'],
  ['plan.halfBaths', 'halfbaths'],
  ['plan.stories', 'stories'],
  ['plan.garage', 'garage'],
  ['plan.description', 'description'],
  ['plan.tourUrl', 'virtualtour'],
]

const specFields: readonly (readonly [FieldId, string])[] = [
  ['home.number', 'specnumber'],
  ['home.lot', 'speclot'],
  ['home.price', 'specprice'],
  ['home.squareFeet', 'specsqft'],
  ['home.beds', 'specbedrooms'],
  ['home.baths', 'specbaths'],
  ['home.halfBaths', 'spechalfbaths'],
]

const subdivisionFields: readonly (readonly [FieldId, string])[] = [
  ['community.number', 'subdivisionnumber'],
  ['community.name', 'subdivisionname'],
  ['community.county', 'subcounty'],
  ['community.latitude', 'sublatitude'],
  ['community.longitude', 'sublongitude'],
  ['community.startPrice', '@pricelow'],
  ['community.endPrice', '@pricehigh'],
  ['community.status', '@status'],
  ['community.hoaContact', 'office.agent'],
  ['community.schoolDistrict', 'schools.districtname'],
  ['community.description', 'subdescription'],
]

/** Numbers of a feed are identifiers in these fields, and must stay as they are written. */
const identifiers: ReadonlySet<FieldId> = new Set<FieldId>([
  'community.number',
  'plan.number',
  'plan.name',
  'home.number',
  'home.lot',
])

class Reader implements FeedReader {
  readonly #options: ReadingOptions
  readonly #list = new RecordList()
  readonly #path: string[] = []
  #scope = ''
  #text = ''
  #line = 0
  #builder: string | null = null
  #subdivision: FoundSubdivision | null = null
  #plan: FoundPlan | null = null
  #spec: Found | null = null
  #isFeed = false

  constructor(options: ReadingOptions) {
    this.#options = options
  }

  get isFeed(): boolean {
    return this.#isFeed
  }

  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void {
    const element = name.toLowerCase()
    this.#path.push(element)
    this.#text = ''
    this.#line = line
    const part = parts[element]
    if (part) this.#begin(part, line, false)
    if (element === 'builders') this.#isFeed = true
    this.#scope = scopes[element] ?? this.#scope
    const current = this.#current()
    // The first of several is read.
    if (element === 'promotion' && hasPromotion(current)) this.#scope = 'other.'
    if (element === 'subamenity') this.#amenity(attributes)
    if (!part || !current) return
    for (const [attribute, value] of Object.entries(attributes)) {
      current.texts.set(`@${attribute.toLowerCase()}`, value)
    }
  }

  text(text: string): void {
    this.#text += text
  }

  close(name: string): void {
    const element = name.toLowerCase()
    const text = this.#text
    this.#text = ''
    this.#path.pop()
    const part = parts[element]
    if (part) this.#end(part)
    else this.#leaf(element, text)
    if (scopes[element]) this.#scope = ''
    if (element === 'subamenity' && isUnknown(text.trim())) this.#subdivision?.amenities.pop()
  }

  result(): ReadSubmission {
    this.#end('builder')
    return this.#list.result()
  }

  #current(): Found | null {
    return this.#spec ?? this.#plan ?? this.#subdivision
  }

  #amenity(attributes: Readonly<Record<string, string>>): void {
    const type = Object.entries(attributes).find(([key]) => key.toLowerCase() === 'type')?.[1] ?? ''
    this.#subdivision?.amenities.push(spaced(type))
  }

  #begin(part: Part, line: number, isImplied: boolean): void {
    this.#end(part)
    this.#isFeed = true
    const base = found(line, isImplied)
    if (part === 'subdivision') this.#subdivision = { ...base, plans: [], specs: [] }
    if (part === 'plan') {
      this.#subdivision ??= { ...found(line, true), plans: [], specs: [] }
      this.#plan = { ...base, specs: [] }
    }
    if (part === 'spec') {
      this.#subdivision ??= { ...found(line, true), plans: [], specs: [] }
      this.#spec = base
    }
  }

  /** Ends a part and all parts in it. */
  #end(part: Part): void {
    if (this.#spec) {
      const owner = this.#plan ?? this.#subdivision
      owner?.specs.push(this.#spec)
      this.#spec = null
    }
    if (part === 'spec') return
    if (this.#plan) {
      this.#subdivision?.plans.push(this.#plan)
      this.#plan = null
    }
    if (part === 'plan') return
    if (this.#subdivision) this.#emit(this.#subdivision)
    this.#subdivision = null
    if (part === 'builder') this.#builder = null
  }

  #findOwner(part: Part): Found | null {
    if (part === 'spec') return this.#spec
    return part === 'plan' ? this.#plan : this.#subdivision
  }

  #leaf(element: string, text: string): void {
    const written = text.trim()
    if (element === 'brandname' && written !== '') this.#builder = cleanText(written)
    if (written === '') return
    const part = firstElements[element]
    const owner = part && this.#findOwner(part)
    const isNext = owner?.isImplied === true && owner.texts.has(element)
    if (part && (!owner || isNext)) this.#begin(part, this.#line, true)
    const current = this.#current()
    const key = `${this.#scope}${element}`
    // The first of several is the one that portals show.
    if (current && !current.texts.has(key)) current.texts.set(key, written)
  }

  #place(line: number): Place {
    return { sheet: null, row: line, unit: 'line' }
  }

  #read(id: FieldId, text: string | undefined): ReadCell {
    const clean = cleanText(text ?? '')
    if (isUnknown(clean) && id !== 'home.isModel') return {}
    const written = identifiers.has(id) ? clean : plainNumber(clean)
    return readCell(id, id.endsWith('homeType') ? spaced(written) : written, '', this.#options)
  }

  #readAll(fields: readonly (readonly [FieldId, string])[], { texts }: Found): ReadCell {
    return Object.assign(
      {},
      ...fields.map(([id, key]) => this.#read(id, texts.get(key))),
    ) as ReadCell
  }

  #emit(subdivision: FoundSubdivision): void {
    const builder = this.#builder
    const place = this.#place(subdivision.line)
    const isAnywhere = subdivision.texts.get('buildonyourlot') === '1'
    const problems = isAnywhere
      ? ['It is an offer to build on the buyer’s lot, not a community.']
      : []
    const values = this.#communityValues(subdivision)
    const community = this.#list.community({ place, builder, values, problems }, false)
    for (const plan of subdivision.plans) {
      const read = this.#readAll(planFields, plan)
      this.#list.plan({ place: this.#place(plan.line), builder, values: read }, community)
      for (const spec of plan.specs) this.#emitHome(spec, community, read)
    }
    for (const spec of subdivision.specs) this.#emitHome(spec, community, {})
  }

  #emitHome(spec: Found, community: Parameters<RecordList['home']>[1], plan: ReadCell): void {
    const { texts } = spec
    const street = [texts.get('specstreet1'), texts.get('specstreet2')].filter(Boolean).join(', ')
    const isModel = texts.get('specismodel')
    const values: ReadCell = {
      ...this.#readAll(specFields, spec),
      ...this.#read('home.address', street),
      ...this.#read('home.moveIn', moveInText(texts)),
      ...(isModel === undefined ? {} : this.#read('home.isModel', isModel)),
    }
    const record = { place: this.#place(spec.line), builder: this.#builder, values }
    this.#list.home(record, community, getReference('plan', plan))
  }

  #promotionValues(texts: Texts): ReadCell {
    const getText = (name: string) => texts.get(`promotion.${name}`)
    const { terms, figures } = readPromotion(cleanText(getText('promodescription') ?? ''))
    return {
      ...this.#read('community.offerText', getText('promoheadline')),
      ...this.#read('community.offerTerms', terms),
      ...this.#read('community.offerStarts', getText('startdate')),
      ...this.#read('community.offerEnds', getText('enddate')),
      ...Object.assign({}, ...[...figures].map(([id, text]) => this.#read(id, text))),
    }
  }

  #communityValues(subdivision: FoundSubdivision): ReadCell {
    const { texts, amenities } = subdivision
    const city = texts.get('subcity') ?? texts.get('office.city')
    const usesDefault = texts.get('usedefaultleadsemail') === '1'
    return {
      ...this.#readAll(subdivisionFields, subdivision),
      ...this.#read('community.city', city),
      ...this.#read('community.location', addressText(texts)),
      ...this.#read('community.hoaPhone', phoneText(texts)),
      ...(usesDefault ? {} : this.#read('community.contactEmail', texts.get('subleadsemail'))),
      ...this.#read('community.amenities', amenities.filter(Boolean).join('; ')),
      ...this.#promotionValues(texts),
    }
  }
}

type Texts = ReadonlyMap<string, string>

const hasPromotion = (found: Found | null): boolean =>
  [...(found?.texts.keys() ?? [])].some((key) => key.startsWith('promotion.'))

/** `FM 1518, Schertz, Texas 78154`, of the community or of a sales office in it. */
function addressText(texts: Texts): string {
  const own = ['substreet1', 'subcity', 'substate', 'subzip'] as const
  const office = ['office.street1', 'office.city', 'office.state', 'office.zip'] as const
  const keys = texts.has('substreet1') ? own : office
  const [street, city, state, zip] = keys.map((key) => texts.get(key) ?? '')
  if (!street || !city) return ''
  const region = [state === 'TX' ? 'Texas' : state, zip].filter(Boolean).join(' ')
  return [street, city, region].filter(Boolean).join(', ')
}

function phoneText(texts: Texts): string {
  const pieces = ['areacode', 'prefix', 'suffix'].map((part) => texts.get(`office.${part}`) ?? '')
  return pieces.every(Boolean) ? pieces.join('-') : (texts.get('office.phone') ?? '')
}

/** The date of a home in parts or as a text. A year long ago stands for unknown. */
function moveInText(texts: Texts): string {
  const [year, month, day] = ['year', 'month', 'day'].map((part) => texts.get(`movein.${part}`))
  const text = texts.get('movein.specmoveindate') ?? texts.get('specmoveindate') ?? ''
  if (year === undefined) return /^(?:1[89]|0)\d\d/.test(text) ? '' : text
  if (Number(year) < 2000) return ''
  if (month === undefined || isUnknown(month)) return year
  if (day === undefined || isUnknown(day)) return `${month}/${year}`
  return `${year}-${month}-${day}`
}

/**
 * Reads the industry's new-home feed. It needs no wrapper elements and no order, ignores unknown
 * elements, and takes 0 and empty for unknown (docs/product/submissions.md, Submissions).
 */
export function createFeedReader(options: ReadingOptions): FeedReader {
  return new Reader(options)
}

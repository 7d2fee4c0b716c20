import { type ReadValue, sameValue, unclear } from '../field-value'
import type { FieldId, ListingKind } from '../fields'
import { plainWords } from '../plain-words'
import { type Place, placeText, type SubmissionProblem } from '../read/sheet'
import type { ListingReference, ReadSubmission, SubmissionRecord } from '../record'
import type { ReadCell } from './read-cell'

type Values = Partial<Record<FieldId, ReadValue>>

interface Draft {
  readonly kind: ListingKind
  readonly places: Place[]
  builder: string | null
  readonly values: Values
  readonly community: Draft | null
  readonly communityReference: ListingReference | null
  readonly plan: ListingReference | null
  isReference: boolean
  readonly problems: string[]
}

/** Known facts about a listing when it is added. */
export interface NewRecord {
  readonly place: Place
  readonly builder: string | null
  readonly values: ReadCell
  readonly problems?: readonly string[]
}

const getText = (value: ReadValue | undefined): string | null =>
  value?.state === 'value' ? String(value.value) : null

/** The parts of values that say which listing they describe. */
export function getReference(
  kind: 'community' | 'plan',
  values: ReadCell,
): ListingReference | null {
  const number = getText(values[`${kind}.number`])
  const name = getText(values[`${kind}.name`])
  const slug = kind === 'community' ? getText(values['community.slug']) : null
  const city = kind === 'community' ? getText(values['community.city']) : null
  return number === null && name === null && slug === null ? null : { number, slug, name, city }
}

const same = (a: string | null, b: string | null) =>
  a === null || b === null || plainWords(a) === plainWords(b)

/** Whether two references name one listing: none of their parts differ, and one is equal. */
function isSameReference(a: ListingReference, b: ListingReference): boolean {
  const isEqual = (part: 'number' | 'slug' | 'name') =>
    a[part] !== null && b[part] !== null && plainWords(a[part]) === plainWords(b[part])
  if (isEqual('number')) return true
  if (!same(a.number, b.number) || !same(a.city, b.city)) return false
  return isEqual('slug') || (isEqual('name') && same(a.slug, b.slug))
}

const toKeys = (part: string, text: string | null) =>
  text === null ? [] : [`${part}:${plainWords(text)}`]

const getKeys = ({ number, slug, name }: ListingReference) => [
  ...toKeys('number', number),
  ...toKeys('slug', slug),
  ...toKeys('name', name),
]

function mergeValue(
  before: ReadValue | undefined,
  next: ReadValue,
  places: readonly [Place, Place],
): ReadValue {
  if (before === undefined || before.state === 'empty') return next
  if (next.state === 'empty') return before
  const isSame =
    before.state === 'value' && next.state === 'value'
      ? sameValue(before.value, next.value)
      : before.state === next.state && before.text === next.text
  if (isSame || before.state === 'unclear') return before
  const [first, second] = places.map(placeText)
  const problem = `${first} says “${before.text}” and ${second} says “${next.text}”. Accept the first, or enter the value.`
  return before.state === 'value'
    ? unclear(before.text, problem, before.value)
    : unclear(before.text, problem, null)
}

const placeKey = ({ sheet, row }: Place) => `${sheet ?? ''}:${row}`

/**
 * Collects the records of a submission. Rows about one community, or about one plan of a community,
 * become one record; contradictions between them are unclear values.
 */
export class RecordList {
  readonly #drafts: Record<ListingKind, Draft[]> = { community: [], plan: [], home: [] }
  readonly #byKey = new Map<string, Draft[]>()
  readonly #identical = new Map<string, Place>()
  readonly #problems: SubmissionProblem[] = []

  report(place: Place | null, message: string): void {
    this.#problems.push({ place, message })
  }

  /** Adds a community, or what a row says about one that is known. */
  community(record: NewRecord, isReference: boolean): Draft | null {
    const reference = getReference('community', record.values)
    const known = reference ? this.#find('community', reference, null) : null
    if (known) return this.#merge(known, record, isReference)
    if (!reference && isReference) return null
    return this.#add('community', record, { isReference, reference })
  }

  plan(record: NewRecord, community: Draft | null): Draft {
    const reference = getReference('plan', record.values)
    const known = reference ? this.#find('plan', reference, community) : null
    if (known) return this.#merge(known, record, false)
    return this.#add('plan', record, { community, reference })
  }

  /** Adds a home, unless an earlier row says exactly the same. */
  home(record: NewRecord, community: Draft | null, plan: ListingReference | null): void {
    const position = community ? this.#drafts.community.indexOf(community) : -1
    const content = JSON.stringify([position, plan, record.values])
    const before = this.#identical.get(content)
    if (before) {
      this.report(record.place, `It repeats ${placeText(before)} and was left out.`)
      return
    }
    this.#identical.set(content, record.place)
    this.#add('home', record, { community, plan })
  }

  #scope(kind: ListingKind, community: Draft | null): string {
    return kind === 'community'
      ? kind
      : `${kind} ${community ? this.#drafts.community.indexOf(community) : ''}`
  }

  #find(kind: 'community' | 'plan', reference: ListingReference, community: Draft | null) {
    const scope = this.#scope(kind, community)
    const candidates = getKeys(reference).flatMap((key) => this.#byKey.get(`${scope} ${key}`) ?? [])
    return candidates.find((draft) => {
      const known = getReference(kind, draft.values)
      return known !== null && isSameReference(known, reference)
    })
  }

  #index(draft: Draft, kind: 'community' | 'plan', reference: ListingReference): void {
    const scope = this.#scope(kind, draft.community)
    for (const key of getKeys(reference)) {
      const drafts = this.#byKey.get(`${scope} ${key}`) ?? []
      if (!drafts.includes(draft)) this.#byKey.set(`${scope} ${key}`, [...drafts, draft])
    }
  }

  #add(
    kind: ListingKind,
    { place, builder, values, problems = [] }: NewRecord,
    more: {
      readonly community?: Draft | null
      readonly plan?: ListingReference | null
      readonly reference?: ListingReference | null
      readonly isReference?: boolean
    },
  ): Draft {
    const community = more.community ?? null
    const draft: Draft = {
      kind,
      places: [place],
      builder,
      values: { ...values },
      community,
      communityReference: community && getReference('community', community.values),
      plan: more.plan ?? null,
      isReference: more.isReference ?? false,
      problems: [...problems],
    }
    this.#drafts[kind].push(draft)
    if (more.reference && kind !== 'home') this.#index(draft, kind, more.reference)
    return draft
  }

  #merge(draft: Draft, { place, builder, values, problems = [] }: NewRecord, isReference: boolean) {
    const [first = place] = draft.places
    for (const [id, value] of Object.entries(values) as [FieldId, ReadValue][]) {
      draft.values[id] = mergeValue(draft.values[id], value, [first, place])
    }
    const isKnown = draft.places.some((known) => placeKey(known) === placeKey(place))
    // The homes of a community would otherwise all be listed as its places.
    if (!isKnown && !isReference) draft.places.push(place)
    draft.builder ??= builder
    draft.isReference &&= isReference
    draft.problems.push(...problems)
    const reference = getReference(draft.kind === 'plan' ? 'plan' : 'community', draft.values)
    if (reference && draft.kind !== 'home') this.#index(draft, draft.kind, reference)
    return draft
  }

  result(): ReadSubmission {
    const { community: communities, plan: plans, home: homes } = this.#drafts
    const ids = new Map<Draft, string>()
    for (const drafts of [communities, plans, homes]) {
      drafts.forEach((draft, index) => {
        ids.set(draft, `${draft.kind}-${index + 1}`)
      })
    }
    const getId = (draft: Draft | null | undefined) => (draft && ids.get(draft)) ?? null
    const toRecord = (draft: Draft): SubmissionRecord => ({
      id: ids.get(draft) ?? '',
      kind: draft.kind,
      places: draft.places,
      builder: draft.builder,
      community: draft.community && getReference('community', draft.community.values),
      communityRecord: getId(draft.community),
      plan: draft.plan,
      planRecord: draft.plan && getId(this.#find('plan', draft.plan, draft.community)),
      isReference: draft.isReference,
      values: draft.values,
      problems: draft.problems,
    })
    const records = [...communities, ...plans, ...homes].map(toRecord)
    return { records, problems: this.#problems }
  }
}

import { getLabel, homeStages } from '../../enums'
import { formatTypedDay } from '../../grid/typed-day'
import { phoneDigits } from '../../text/phone'
import { monthEnd } from '../../time/days'
import { type FieldValue, type ReadValue, sameValue, unclear } from '../field-value'
import { type FieldId, getField, type ListingKind, submissionFields } from '../fields'
import { type Listing, type ListingOffer, storedValue } from '../listing'
import type { Parent, RecordMatch } from '../match/match-types'
import { normalizeAddress, normalizeLot, normalizeNumber } from '../match/similarity'
import { chooseOffer, describeFigures, isOfferField, withOffer } from '../offer'
import type { SubmissionRecord } from '../record'
import { isSameText } from './same-text'
import { type ChangeWarning, FROM_PDF, OFFER_OF_EDITOR, validateChange } from './validate-change'

export const outcomes = ['new', 'changed', 'unchanged', 'invalid', 'unmatched'] as const
/**
 * `unmatched`: an editor has to say which listing it is. `invalid`: nothing of the record can be
 * applied, because it cannot be identified, or none of its changes is ready.
 */
export type Outcome = (typeof outcomes)[number]

/** One line of the review: a field, old and new. */
export interface FieldChange {
  readonly field: FieldId
  /** The value of the listing now; `null` if it has none or is new. */
  readonly from: FieldValue | null
  /**
   * The value to store; `null` removes the value. For `unclear` it is the proposal, and `null` if
   * `hasProposal` is false.
   */
  readonly to: FieldValue | null
  /** The submitted text, as it was written. */
  readonly text: string
  /**
   * `ready` can be accepted. `unclear` needs a value, or its proposal accepted one by one.
   * `impossible` needs another value.
   */
  readonly state: 'ready' | 'unclear' | 'impossible'
  /** Whether `to` of an unclear change can be accepted. */
  readonly hasProposal: boolean
  /** Why it is unclear. */
  readonly problem: string | null
  /** How the text was read, if that is not obvious. */
  readonly note: string | null
  readonly marks: readonly ChangeWarning[]
}

export interface ComparedRecord {
  readonly record: string
  readonly kind: ListingKind
  /** The listing it was compared with. */
  readonly listing: number | null
  readonly outcome: Outcome
  /** Only fields that differ, in the order of the form. All given fields of a new listing. */
  readonly changes: readonly FieldChange[]
  /** The plan of a home changes to another one. */
  readonly planChange: { readonly from: number | null; readonly to: Parent } | null
  /** The row of the incentives that changes; absent for a new offer. */
  readonly offer?: string
  readonly problems: readonly string[]
}

export interface Comparison {
  /** In the order of the records; ignored ones are left out. */
  readonly compared: readonly ComparedRecord[]
  /** The builder's own published listings that the submission should have and does not. */
  readonly missing: readonly Listing[]
}

/** Whether two values of a field say the same: `214 Bluestem Run St` is `214 Bluestem Run Street`. */
export function saysSame(id: FieldId, one: FieldValue | null, other: FieldValue | null): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return sameValue(one, other)
  if (one === other) return true
  switch (id) {
    case 'home.address':
      return normalizeAddress(one) === normalizeAddress(other)
    case 'home.lot':
      return normalizeLot(one) === normalizeLot(other)
    case 'community.number':
    case 'plan.number':
    case 'home.number':
      return normalizeNumber(one) === normalizeNumber(other)
    default:
  }
  const { as } = getField(id).reading
  if (as === 'phone') return phoneDigits(one) === phoneDigits(other)
  if (as === 'link') return one.replace(/\/$/, '') === other.replace(/\/$/, '')
  return isSameText(one, other)
}

const valueNow = (listing: Listing | null, id: FieldId): FieldValue | null =>
  listing && storedValue(listing, id)

/** The value that a reading would store; `undefined` if the listing's value stays. */
function intended(read: ReadValue | undefined): FieldValue | null | undefined {
  if (read?.state === 'value') return read.value
  if (read?.state === 'clear') return null
  return read?.state === 'unclear' ? read.proposal?.value : undefined
}

type Compared = Pick<FieldChange, 'field' | 'from' | 'to' | 'text' | 'problem' | 'note'> & {
  readonly isUnclear: boolean
  readonly hasProposal: boolean
}

function compareField(id: FieldId, read: ReadValue, from: FieldValue | null): Compared | null {
  if (read.state === 'empty') return null
  const to = intended(read)
  if (to !== undefined && saysSame(id, from, to)) return null
  const isUnclear = read.state === 'unclear'
  return {
    field: id,
    from,
    to: to ?? null,
    text: read.text,
    problem: isUnclear ? read.problem : null,
    note: read.state === 'value' ? read.note : null,
    isUnclear,
    hasProposal: isUnclear && to !== undefined,
  }
}

/** Fields that only say which listing it is. */
const onlyIdentity: ReadonlySet<FieldId> = new Set<FieldId>(['community.slug'])
const referenceFields: ReadonlySet<FieldId> = new Set<FieldId>([
  'community.name',
  'community.number',
  'community.city',
])

function differences(record: SubmissionRecord, listing: Listing | null): Compared[] {
  return submissionFields.flatMap(({ id }) => {
    const read = record.values[id]
    if (!read || onlyIdentity.has(id)) return []
    if (record.isReference && listing && referenceFields.has(id)) return []
    return compareField(id, read, valueNow(listing, id)) ?? []
  })
}

/** A feed does not say the stage of a home. A new one needs one, so it is proposed by the date. */
function proposedStage(record: SubmissionRecord, listing: Listing | null, today: string) {
  const given = record.values['home.stage']
  if (listing || record.kind !== 'home' || (given && given.state !== 'empty')) return []
  const day = intended(record.values['home.moveIn'])
  const stage = typeof day === 'string' && day <= today ? 'ready' : 'under-construction'
  const label = getLabel(homeStages, stage)
  const proposal: Compared = {
    field: 'home.stage',
    from: null,
    to: stage,
    text: '',
    problem: `The submission does not say the stage. Accept ${label}, or choose another.`,
    note: null,
    isUnclear: true,
    hasProposal: true,
  }
  return [proposal]
}

const isGiven = (read: ReadValue | undefined) => read !== undefined && read.state !== 'empty'

/** A text for a new offer of which the submission only says figures. */
function askForOfferText({ values }: SubmissionRecord): ReadValue {
  const figures = describeFigures((id) => intended(values[id]) ?? null)
  const problem = 'The submission does not say the offer in words.'
  return figures === null
    ? unclear('', `${problem} Enter them.`)
    : unclear('', `${problem} Accept “${figures}”, or enter others.`, figures)
}

/** Whether the last day of an offer is not known, over, or that of an earlier offer. */
function lacksEnd({ values }: SubmissionRecord, listing: Listing | null, today: string): boolean {
  if (isGiven(values['community.offerEnds'])) return false
  const end = valueNow(listing, 'community.offerEnds')
  if (typeof end !== 'string' || end < today) return true
  const text = intended(values['community.offerText']) ?? null
  const now = valueNow(listing, 'community.offerText')
  return text !== null && !saysSame('community.offerText', now, text)
}

const LENDER: FieldId = 'community.offerLender'

/** Whether a record says anything of an offer but whether it requires the builder's lender. */
const saysOffer = ({ values }: SubmissionRecord): boolean =>
  (Object.entries(values) as [FieldId, ReadValue][]).some(
    ([id, { state }]) =>
      isOfferField(id) && id !== LENDER && (state === 'value' || state === 'unclear'),
  )

/**
 * A record with questions about what its offer needs and the submission does not say. Where there is no
 * offer, nothing can require the builder's lender.
 */
function withOfferQuestions(
  record: SubmissionRecord,
  listing: Listing | null,
  { today, hasOffer }: { readonly today: string; readonly hasOffer: boolean },
): SubmissionRecord {
  const { values } = record
  if (!saysOffer(record)) {
    const { [LENDER]: _, ...others } = values
    return hasOffer ? record : { ...record, values: others }
  }
  const hasText =
    isGiven(values['community.offerText']) || valueNow(listing, 'community.offerText') !== null
  const end = monthEnd(today)
  const problem = `The submission does not say when the offer ends. Accept ${formatTypedDay(end)}, or enter its last day.`
  return {
    ...record,
    values: {
      ...values,
      ...(!hasText && { 'community.offerText': askForOfferText(record) }),
      ...(lacksEnd(record, listing, today) && {
        'community.offerEnds': unclear('', problem, end),
      }),
    },
  }
}

/** The offer of a community that a record is about; `null` for a new one. */
function findOffer({ values }: SubmissionRecord, listing: Listing | null): ListingOffer | null {
  const says = Object.keys(values).some((id) => isOfferField(id as FieldId))
  return says ? chooseOffer(listing?.offers ?? [], intended(values['community.offerText'])) : null
}

/** A change of an offer that no submission of the builder wrote has a mark, so that an editor looks. */
const withEditorMark = (change: FieldChange): FieldChange =>
  change.state === 'ready' && isOfferField(change.field)
    ? { ...change, marks: [...change.marks, OFFER_OF_EDITOR] }
    : change

function judged(
  { isUnclear, hasProposal, ...change }: Compared,
  all: readonly Compared[],
  listing: Listing | null,
  { today, offer }: { readonly today: string; readonly offer: ListingOffer | null },
): FieldChange {
  const after = (id: FieldId) => {
    const other = all.find(({ field }) => field === id)
    const isKept = !other || (other.isUnclear && !other.hasProposal)
    return isKept ? valueNow(listing, id) : other.to
  }
  const isValue = !isUnclear || hasProposal
  const marks = isValue
    ? validateChange({ ...change, after, today, lenderRate: offer?.lenderRate ?? null })
    : []
  const isImpossible = marks.some(({ level }) => level === 'impossible')
  return {
    ...change,
    hasProposal: hasProposal && !isImpossible,
    state: isUnclear ? 'unclear' : isImpossible ? 'impossible' : 'ready',
    marks,
  }
}

const identities: Readonly<Record<ListingKind, readonly FieldId[]>> = {
  community: ['community.name'],
  plan: ['plan.name'],
  home: ['home.address'],
}

const defaulted: readonly FieldId[] = ['community.status', 'home.status', 'home.stage']

/**
 * Describes the fields that a new listing lacks. Without a name or an address it cannot be created.
 */
export function describeLack(kind: ListingKind, isGiven: (field: FieldId) => boolean) {
  const lacking = submissionFields.filter(
    ({ id, kind: of, required }) =>
      of === kind && required && !defaulted.includes(id) && !isGiven(id),
  )
  const isUnnamed = lacking.some(({ id }) => identities[kind].includes(id))
  const labels = lacking.map(({ label }) => label.toLowerCase()).join(', ')
  const problem = isUnnamed
    ? `A new listing needs: ${labels}.`
    : `It can only be a draft until these are filled in: ${labels}.`
  return { isUnnamed, problems: lacking.length === 0 ? [] : [problem] }
}

export const isGivenIn =
  ({ values }: SubmissionRecord) =>
  (field: FieldId): boolean =>
    (intended(values[field]) ?? null) !== null

const isSameParent = (from: number | null, to: Parent) => 'listing' in to && to.listing === from

function findPlanChange(match: RecordMatch, listing: Listing | null): ComparedRecord['planChange'] {
  const from = listing?.planId ?? null
  return match.plan && !isSameParent(from, match.plan) ? { from, to: match.plan } : null
}

/** Problems of a home whose plan was not found. A new one gets another, if an editor chooses it. */
export function planProblems({ kind, plan }: SubmissionRecord, match: RecordMatch): string[] {
  if (kind !== 'home' || !plan || match.plan) return []
  const effect = match.listing === null ? 'The home is without a plan.' : 'The home keeps its plan.'
  return [`The plan “${plan.name ?? plan.number}” is not among those of the community. ${effect}`]
}

const isUndecided = (record: SubmissionRecord, match: RecordMatch): boolean => {
  if (match.listing !== null) return false
  if (match.certainty === 'unsure') return true
  if (match.decision === 'create') return record.kind !== 'community' && match.community === null
  return record.isReference || (record.kind !== 'community' && match.community === null)
}

function getOutcome(
  listing: Listing | null,
  changes: readonly FieldChange[],
  hasPlanChange: boolean,
): Outcome {
  if (!listing) return 'new'
  if (changes.length === 0 && !hasPlanChange) return 'unchanged'
  return hasPlanChange || changes.some(({ state }) => state !== 'impossible')
    ? 'changed'
    : 'invalid'
}

/** Texts of a page only look like rows. */
export const isFromPdf = ({ places }: SubmissionRecord): boolean =>
  places.some(({ onPage }) => onPage !== undefined)

/** A value of a PDF has a mark, after those of its own, so that an editor compares it with the page. */
const withPdfMark = (change: FieldChange): FieldChange =>
  change.state === 'ready' ? { ...change, marks: [...change.marks, FROM_PDF] } : change

/** Compares one record with its listing, or with nothing if it is new. */
export function compareRecord(
  record: SubmissionRecord,
  match: RecordMatch,
  listing: Listing | null,
  today: string,
): ComparedRecord {
  const base = { record: record.id, kind: record.kind, listing: listing?.id ?? null }
  const nothing = { changes: [], planChange: null }
  if (isUndecided(record, match)) {
    return {
      ...base,
      ...nothing,
      outcome: 'unmatched',
      problems: [match.reason, ...record.problems],
    }
  }
  const offer = findOffer(record, listing)
  const current = listing && withOffer(listing, offer)
  const asked = withOfferQuestions(record, current, { today, hasOffer: offer !== null })
  const all = [...differences(asked, current), ...proposedStage(record, listing, today)]
  const judge = (change: Compared) => {
    const one = judged(change, all, current, { today, offer })
    const marked = isFromPdf(record) ? withPdfMark(one) : one
    return offer && !offer.isOwn ? withEditorMark(marked) : marked
  }
  const changes = all.map(judge)
  const planChange = findPlanChange(match, listing)
  const lacks = listing
    ? { isUnnamed: false, problems: [] }
    : describeLack(record.kind, isGivenIn(record))
  const duplicate =
    match.duplicateOf === null
      ? []
      : ['Another row describes the same listing. Ignore one of them.']
  const isInvalid = lacks.isUnnamed || duplicate.length > 0
  return {
    ...base,
    changes,
    planChange,
    ...(offer && { offer: offer.id }),
    outcome: isInvalid ? 'invalid' : getOutcome(listing, changes, planChange !== null),
    problems: [...duplicate, ...lacks.problems, ...planProblems(record, match), ...record.problems],
  }
}

const isGone = ({ values }: Listing) =>
  values['community.status'] === 'sold_out' || values['home.status'] === 'sold'

function missingListings(
  records: readonly SubmissionRecord[],
  matches: readonly RecordMatch[],
  listings: readonly Listing[],
): Listing[] {
  const kinds = new Set<ListingKind>()
  const met = new Set<string>()
  records.forEach(({ kind, isReference }, index) => {
    const match = matches[index]
    if (!match) return
    if (match.listing !== null) met.add(`${kind} ${match.listing}`)
    // Until an editor has chosen, a candidate is not missing.
    else for (const { listing } of match.candidates) met.add(`${kind} ${listing}`)
    if (match.community && 'listing' in match.community)
      met.add(`community ${match.community.listing}`)
    if (!isReference && match.decision !== 'ignore') kinds.add(kind)
  })
  const hidden = new Set(
    listings.flatMap(({ kind, id, isPublished }) =>
      kind === 'community' && !isPublished ? [id] : [],
    ),
  )
  const missing = listings.filter(
    (listing) =>
      listing.isOwn &&
      listing.isPublished &&
      (listing.communityId === null || !hidden.has(listing.communityId)) &&
      kinds.has(listing.kind) &&
      !isGone(listing) &&
      !met.has(`${listing.kind} ${listing.id}`),
  )
  const communities = new Set(missing.flatMap(({ kind, id }) => (kind === 'community' ? [id] : [])))
  // Plans and homes of a missing community are decided with the community.
  return missing.filter(({ communityId }) => communityId === null || !communities.has(communityId))
}

/**
 * Compares all records. `today` is a day in San Antonio. A listing that buyers see is missing if the
 * submission describes listings of its kind and not this one, unless it is sold (out) already.
 */
export function compareSubmission(
  records: readonly SubmissionRecord[],
  matches: readonly RecordMatch[],
  listings: readonly Listing[],
  today: string,
): Comparison {
  const byId = new Map(listings.map((listing) => [`${listing.kind} ${listing.id}`, listing]))
  const compared = records.flatMap((record, index) => {
    const match = matches[index]
    if (!match || match.decision === 'ignore') return []
    const listing = match.listing === null ? null : byId.get(`${record.kind} ${match.listing}`)
    return [compareRecord(record, match, listing ?? null, today)]
  })
  return { compared, missing: missingListings(records, matches, listings) }
}

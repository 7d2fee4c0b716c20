import type { FieldId, ListingKind } from '../fields'
import type { Listing } from '../listing'
import { editDistance, plainWords } from '../plain-words'
import type { ListingReference, SubmissionRecord } from '../record'
import { type IndexedListing, ListingIndex, normalizers } from './listing-index'
import {
  type Candidate,
  type Certainty,
  type MatchDecision,
  NO_SIMILAR,
  type Parent,
  type RecordMatch,
} from './match-types'
import { houseNumber, normalizeLot, normalizeNumber, similarity, trigrams } from './similarity'

export type { Candidate, Certainty, MatchDecision, Parent, RecordMatch }

const CANDIDATES = 5
/** From this score a name is the same, if no other is as similar by this much. */
const LIKELY = 0.9
const MARGIN = 0.08
/** Below this score a candidate is not worth a look. */
const UNSURE = 0.5
/** Of a name that has all words of the other, such as `Pecan Weir 60s` and `Pecan Weir`. */
const CONTAINED = 0.8
/** Of a name with one wrong, missing or swapped letter. */
const SLIP = 0.86
/** The most for a name that is not the same, such as one with the same words in another order. */
const NOT_SAME = 0.98
const OTHER_CITY = 0.75
const UNKNOWN_CITY = 0.97
const OTHER_BUILDER = 0.95
const SAME_LOT = 0.85

interface Scored {
  readonly entry: IndexedListing
  readonly score: number
  readonly reason: string
}

/** Values of a record by which its listing is found. */
interface MatchQuery {
  readonly number: string | null
  readonly slug: string | null
  readonly name: string | null
  readonly city: string | null
  readonly lot: string | null
}

const getText = ({ values }: SubmissionRecord, id: FieldId): string | null => {
  const value = values[id]
  return value?.state === 'value' ? String(value.value) : null
}

function toMatchQuery(record: SubmissionRecord): MatchQuery {
  const { kind } = record
  return {
    number: getText(record, `${kind}.number`),
    slug: kind === 'community' ? getText(record, 'community.slug') : null,
    name: kind === 'home' ? getText(record, 'home.address') : getText(record, `${kind}.name`),
    city: kind === 'community' ? getText(record, 'community.city') : null,
    lot: kind === 'home' ? getText(record, 'home.lot') : null,
  }
}

const best = (scored: readonly Scored[]): readonly Scored[] => {
  const byListing = new Map<IndexedListing, Scored>()
  for (const one of scored) {
    if (one.score > (byListing.get(one.entry)?.score ?? 0)) byListing.set(one.entry, one)
  }
  return [...byListing.values()].toSorted((a, b) => b.score - a.score)
}

function nameScore(a: string, b: string, alike: number): number {
  if (a === b) return 1
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  const words = long.split(' ')
  const isContained = short.length > 4 && short.split(' ').every((word) => words.includes(word))
  const isSlip = short.length > 5 && editDistance(a, b, 1) <= 1
  return Math.min(NOT_SAME, Math.max(alike, isContained ? CONTAINED : 0, isSlip ? SLIP : 0))
}

const alike = (score: number) => (score === 1 ? 'Same' : 'Similar')

function communitiesByName(index: ListingIndex, { name, city }: MatchQuery): Scored[] {
  if (name === null) return []
  const normalized = normalizers.community(name)
  return index.similar(normalized).map(([entry, share]) => {
    const score = nameScore(normalized, entry.name, share)
    const known = entry.listing.city
    const isSame = city !== null && known !== null && plainWords(city) === plainWords(known)
    const isOther = city !== null && known !== null && !isSame
    const where = isSame ? ', same city' : isOther ? `, but in ${known}` : ''
    const place = isSame ? 1 : isOther ? OTHER_CITY : UNKNOWN_CITY
    const builder = entry.listing.isOwn ? 1 : OTHER_BUILDER
    const who = entry.listing.isOwn ? '' : ', not listed for this builder'
    return { entry, score: score * place * builder, reason: `${alike(score)} name${where}${who}` }
  })
}

function plansByName(plans: readonly IndexedListing[], { name }: MatchQuery): Scored[] {
  if (name === null) return []
  const normalized = normalizers.plan(name)
  const parts = trigrams(normalized)
  return plans.map((entry) => {
    const score = nameScore(normalized, entry.name, similarity(parts, entry.trigrams))
    return { entry, score, reason: `${alike(score)} name` }
  })
}

/** Homes with the address, or with its house number in a street that is spelled alike. */
function homesByAddress(homes: readonly IndexedListing[], { name, lot }: MatchQuery): Scored[] {
  const found: Scored[] = []
  const normalized = name === null ? null : normalizers.home(name)
  const parts = normalized === null ? null : trigrams(normalized)
  const number = normalized === null ? null : houseNumber(normalized)
  const wantedLot = lot === null ? null : normalizeLot(lot)
  for (const entry of homes) {
    const isOtherHouse = number !== null && houseNumber(entry.name) !== number
    if (normalized !== null && parts !== null && !isOtherHouse) {
      const score =
        normalized === entry.name ? 1 : Math.min(NOT_SAME, similarity(parts, entry.trigrams))
      found.push({ entry, score, reason: `${alike(score)} address` })
    }
    if (wantedLot === null || entry.lot !== wantedLot) continue
    // A lot may get its address, or another one, while the home is built.
    const score = isOtherHouse ? UNSURE : SAME_LOT
    const reason = isOtherHouse ? 'Same lot, but another address' : 'Same lot'
    found.push({ entry, score, reason })
  }
  return found
}

const toCandidates = (scored: readonly Scored[]): Candidate[] =>
  scored
    .filter(({ score }) => score >= UNSURE)
    .slice(0, CANDIDATES)
    .map(({ entry, score, reason }) => ({
      listing: entry.listing.id,
      score: Math.round(score * 100) / 100,
      reason,
    }))

type Found = Pick<RecordMatch, 'certainty' | 'listing' | 'confidence' | 'reason' | 'candidates'>

const unsure = (reason: string, candidates: readonly Candidate[] = []): Found => ({
  certainty: 'unsure',
  listing: null,
  confidence: candidates[0]?.score ?? 0,
  reason,
  candidates,
})

const isOtherNumber = (number: string | null, { listing }: IndexedListing) =>
  number !== null &&
  listing.number !== null &&
  listing.isOwn &&
  normalizeNumber(number) !== normalizeNumber(listing.number)

function isOtherName(name: string, { listing, name: known, trigrams: parts }: IndexedListing) {
  const normalized = normalizers[listing.kind](name)
  return nameScore(normalized, known, similarity(trigrams(normalized), parts)) < UNSURE
}

/** The number is the same: another listing with exactly this name or address contradicts it. */
function byIdentity(query: MatchQuery, hit: Scored, byName: readonly Scored[]): Found {
  const candidates = toCandidates(best([hit, ...byName]))
  const [top] = byName
  const own = byName.find(({ entry }) => entry === hit.entry)?.score ?? 0
  if (top && top.score > own && top.score >= LIKELY) {
    const reason = `${hit.reason} as “${hit.entry.listing.name}”, but ${top.reason.toLowerCase()} as “${top.entry.listing.name}”`
    return unsure(reason, candidates)
  }
  const isRenamed = query.name !== null && isOtherName(query.name, hit.entry)
  return {
    certainty: isRenamed ? 'likely' : 'certain',
    listing: hit.entry.listing.id,
    confidence: isRenamed ? LIKELY : 1,
    reason: isRenamed ? `${hit.reason}, but another name` : hit.reason,
    candidates,
  }
}

function choose(query: MatchQuery, byNumber: readonly Scored[], byName: readonly Scored[]): Found {
  const [hit, other] = byNumber
  if (hit && !other) return byIdentity(query, hit, byName)
  const all = best([...byNumber, ...byName])
  const candidates = toCandidates(all)
  if (hit) return unsure('Several listings have this number', candidates)
  const [top, next] = all
  if (!top || top.score < UNSURE) {
    return {
      certainty: 'none',
      listing: null,
      confidence: 0,
      reason: NO_SIMILAR,
      candidates,
    }
  }
  if (isOtherNumber(query.number, top.entry)) {
    return unsure(`${top.reason}, but the number there is ${top.entry.listing.number}`, candidates)
  }
  const others = next?.score ?? 0
  const isOnlySame = top.score === 1 && others < 1
  if (top.score < LIKELY || (top.score - others < MARGIN && !isOnlySame))
    return unsure(top.reason, candidates)
  return {
    certainty: 'likely',
    listing: top.entry.listing.id,
    confidence: candidates[0]?.score ?? top.score,
    reason: top.reason,
    candidates,
  }
}

const sameNumber = (entries: readonly IndexedListing[]): Scored[] =>
  entries.map((entry) => ({ entry, score: 1, reason: `Same number ${entry.listing.number}` }))

const sameUrl = (entries: readonly IndexedListing[]): Scored[] =>
  entries.map((entry) => ({ entry, score: 1, reason: 'Same URL' }))

const parentListing = (parent: Parent | null): number | null =>
  parent && 'listing' in parent ? parent.listing : null

class Matcher {
  readonly #indexes: Readonly<Record<ListingKind, ListingIndex>>
  readonly #records: ReadonlyMap<string, SubmissionRecord>
  readonly #decisions: Readonly<Record<string, MatchDecision>>
  readonly #matches = new Map<string, RecordMatch>()
  readonly #plans = new Map<string, Found>()

  constructor(
    records: readonly SubmissionRecord[],
    listings: readonly Listing[],
    decisions: Readonly<Record<string, MatchDecision>>,
  ) {
    const ofKind = (kind: ListingKind) =>
      new ListingIndex(listings.filter((listing) => listing.kind === kind))
    this.#indexes = { community: ofKind('community'), plan: ofKind('plan'), home: ofKind('home') }
    this.#records = new Map(records.map((record) => [record.id, record]))
    this.#decisions = decisions
  }

  match(record: SubmissionRecord): RecordMatch {
    const done = this.#matches.get(record.id)
    if (done) return done
    const community = this.#findParentCommunity(record)
    const found = this.#decided(record, this.#find(record, community))
    const listing = found.listing === null ? null : this.#indexes[record.kind].byId(found.listing)
    const inferred = listing?.listing.communityId ?? null
    const match: RecordMatch = {
      record: record.id,
      ...found,
      community: community ?? (inferred === null ? null : { listing: inferred }),
      plan: null,
      decision: this.#decisions[record.id] ?? null,
      duplicateOf: null,
    }
    const complete = { ...match, plan: this.#findParentPlan(record, match.community) }
    this.#matches.set(record.id, complete)
    return complete
  }

  #decided(record: SubmissionRecord, found: Found): Found {
    const decision = this.#decisions[record.id]
    if (decision === undefined || decision === 'ignore') return found
    const reason = 'Chosen by you'
    if (decision === 'create') {
      return { ...found, certainty: 'none', listing: null, confidence: 1, reason }
    }
    return { ...found, certainty: 'certain', listing: decision.link, confidence: 1, reason }
  }

  /** The listing or record that another record became; `null` if that is not decided. */
  #findParent(id: string | null): Parent | null {
    const record = id === null ? undefined : this.#records.get(id)
    if (!record) return null
    const match = this.match(record)
    if (match.decision === 'ignore') return null
    if (match.listing !== null) return { listing: match.listing }
    const isNew = match.decision === 'create' || (match.certainty === 'none' && !record.isReference)
    return isNew ? { record: record.id } : null
  }

  #findParentCommunity(record: SubmissionRecord): Parent | null {
    return record.kind === 'community' ? null : this.#findParent(record.communityRecord)
  }

  #findParentPlan(record: SubmissionRecord, community: Parent | null): Parent | null {
    if (record.kind !== 'home') return null
    const described = this.#findParent(record.planRecord)
    if (described) return described
    const id = parentListing(community)
    if (record.plan === null || id === null) return null
    const found = this.#findPlan({ ...record.plan, lot: null }, id)
    return found.listing === null ? null : { listing: found.listing }
  }

  #find(record: SubmissionRecord, community: Parent | null): Found {
    const query = toMatchQuery(record)
    if (record.kind === 'community') return this.#findCommunity(query)
    if (community && 'record' in community) {
      const reason = 'Its community is new'
      return { certainty: 'none', listing: null, confidence: 1, reason, candidates: [] }
    }
    const id = parentListing(community)
    if (record.kind === 'home') return this.#findHome(query, id, record.community)
    return id === null ? this.#withoutCommunity(record.community) : this.#findPlan(query, id)
  }

  #withoutCommunity(community: ListingReference | null): Found {
    const name = community?.name ?? community?.number
    return unsure(
      name
        ? `First choose the community “${name}”`
        : 'The submission does not say which community it is in',
    )
  }

  #findCommunity(query: MatchQuery): Found {
    const index = this.#indexes.community
    const numbered = query.number === null ? [] : index.byNumber(query.number)
    const slugged = query.slug === null ? [] : index.bySlug(query.slug)
    const byNumber = numbered.length > 0 ? sameNumber(numbered) : sameUrl(slugged)
    return choose(query, byNumber, best(communitiesByName(index, query)))
  }

  #findPlan(query: MatchQuery, community: number): Found {
    const key = [community, query.number, query.name].join('\n')
    const known = this.#plans.get(key)
    if (known) return known
    const plans = this.#indexes.plan.inCommunity(community).filter(({ listing }) => listing.isOwn)
    const wanted = query.number === null ? null : normalizeNumber(query.number)
    const numbered = plans.filter(
      ({ listing }) =>
        wanted !== null && listing.number !== null && normalizeNumber(listing.number) === wanted,
    )
    const byNumber = sameNumber(numbered)
    const found = choose(query, byNumber, best(plansByName(plans, query)))
    this.#plans.set(key, found)
    return found
  }

  #findHome(
    query: MatchQuery,
    community: number | null,
    reference: ListingReference | null,
  ): Found {
    const index = this.#indexes.home
    const isThere = ({ listing }: IndexedListing) =>
      listing.isOwn && (community === null || listing.communityId === community)
    const numbered = query.number === null ? [] : index.byNumber(query.number).filter(isThere)
    const byNumber = sameNumber(numbered)
    const address = query.name === null ? null : normalizers.home(query.name)
    const near =
      community === null
        ? address === null
          ? []
          : index.ofHouse(address)
        : index.inCommunity(community)
    const byName = best(homesByAddress(near.filter(isThere), query))
    const found = choose(query, byNumber, byName)
    if (community !== null || found.listing !== null || found.certainty === 'unsure') return found
    return this.#withoutCommunity(reference)
  }
}

/** The identity of a record of a new listing, equal for two records of the same one. */
function getIdentity(record: SubmissionRecord, match: RecordMatch): string {
  const { name, city, number, lot } = toMatchQuery(record)
  const parent = match.community ? JSON.stringify(match.community) : ''
  const called = name === null ? `${number}/${lot}` : normalizers[record.kind](name)
  return `${record.kind} ${parent} ${plainWords(city ?? '')} ${called}`
}

function withDuplicates(
  records: readonly SubmissionRecord[],
  matches: readonly RecordMatch[],
): readonly RecordMatch[] {
  const first = new Map<string, string>()
  return matches.map((match, index) => {
    const record = records[index]
    const isOpen = match.listing === null && match.certainty !== 'none'
    // A community that is only named, by another name, changes nothing.
    if (!record || record.isReference || isOpen || match.decision === 'ignore') return match
    const key =
      match.listing === null ? getIdentity(record, match) : `${record.kind} ${match.listing}`
    const earlier = first.get(key)
    if (earlier === undefined) {
      first.set(key, record.id)
      return match
    }
    return { ...match, duplicateOf: earlier }
  })
}

/**
 * Finds the listing of each record, in the order of the records: by the builder's own number, then
 * the URL, then name and city, or address and lot. Plans and homes are sought in their community.
 * `decisions` are those of editors, by the id of the record; they win.
 */
export function matchRecords(
  records: readonly SubmissionRecord[],
  listings: readonly Listing[],
  decisions: Readonly<Record<string, MatchDecision>> = {},
): readonly RecordMatch[] {
  const matcher = new Matcher(records, listings, decisions)
  const matches = records.map((record) => matcher.match(record))
  return withDuplicates(records, matches)
}

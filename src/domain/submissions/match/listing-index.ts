import type { ListingKind } from '../fields'
import type { Listing } from '../listing'
import {
  houseNumber,
  normalizeAddress,
  normalizeLot,
  normalizeName,
  normalizeNumber,
  normalizePlanName,
  similarity,
  trigrams,
} from './similarity'

/** A listing with its name and numbers normalized once. */
export interface IndexedListing {
  readonly listing: Listing
  readonly name: string
  readonly trigrams: ReadonlySet<string>
  readonly lot: string | null
}

export const normalizers: Readonly<Record<ListingKind, (name: string) => string>> = {
  community: normalizeName,
  plan: normalizePlanName,
  home: normalizeAddress,
}

function indexed(listing: Listing): IndexedListing {
  const name = normalizers[listing.kind](listing.name)
  const lot = listing.values['home.lot']
  return {
    listing,
    name,
    trigrams: trigrams(name),
    lot: typeof lot === 'string' && lot !== '' ? normalizeLot(lot) : null,
  }
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

/** Names that share fewer trigrams are not candidates. */
const LEAST_SIMILARITY = 0.3
const NEAREST = 12

/** The listings of one kind, by number, slug, name and the trigrams of the name. */
export class ListingIndex {
  readonly #byId = new Map<number, IndexedListing>()
  readonly #byNumber = new Map<string, IndexedListing[]>()
  readonly #bySlug = new Map<string, IndexedListing[]>()
  readonly #byName = new Map<string, IndexedListing[]>()
  readonly #byTrigram = new Map<string, IndexedListing[]>()
  readonly #byCommunity = new Map<number, IndexedListing[]>()
  readonly #byHouse = new Map<string, IndexedListing[]>()

  constructor(listings: readonly Listing[]) {
    for (const listing of listings) this.#add(indexed(listing))
  }

  #add(entry: IndexedListing): void {
    const { listing, name } = entry
    this.#byId.set(listing.id, entry)
    if (listing.number !== null && listing.isOwn) {
      add(this.#byNumber, normalizeNumber(listing.number), entry)
    }
    add(this.#bySlug, listing.slug, entry)
    add(this.#byName, name, entry)
    if (listing.kind === 'community') {
      for (const part of entry.trigrams) add(this.#byTrigram, part, entry)
    }
    if (listing.kind === 'home') add(this.#byHouse, houseNumber(name), entry)
    if (listing.communityId === null) return
    const siblings = this.#byCommunity.get(listing.communityId)
    if (siblings) siblings.push(entry)
    else this.#byCommunity.set(listing.communityId, [entry])
  }

  byId(id: number): IndexedListing | null {
    return this.#byId.get(id) ?? null
  }

  byNumber(number: string): readonly IndexedListing[] {
    return this.#byNumber.get(normalizeNumber(number)) ?? []
  }

  bySlug(slug: string): readonly IndexedListing[] {
    return this.#bySlug.get(slug) ?? []
  }

  byName(normalized: string): readonly IndexedListing[] {
    return this.#byName.get(normalized) ?? []
  }

  inCommunity(id: number): readonly IndexedListing[] {
    return this.#byCommunity.get(id) ?? []
  }

  /** Homes with the same house number and unit. */
  ofHouse(normalized: string): readonly IndexedListing[] {
    return this.#byHouse.get(houseNumber(normalized)) ?? []
  }

  /** Communities with similar names, the most similar first. */
  similar(normalized: string): readonly (readonly [IndexedListing, number])[] {
    const parts = trigrams(normalized)
    const common = new Map<IndexedListing, number>()
    for (const part of parts) {
      for (const entry of this.#byTrigram.get(part) ?? []) {
        common.set(entry, (common.get(entry) ?? 0) + 1)
      }
    }
    const least = parts.size * LEAST_SIMILARITY
    return [...common]
      .filter(([, count]) => count >= least)
      .map(([entry]) => [entry, similarity(parts, entry.trigrams)] as const)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, NEAREST)
  }
}

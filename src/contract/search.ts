import type { CommunityStatus } from '@/domain/options'
import type { SearchNearness, SearchSection } from '@/domain/search'

interface FoundPage {
  readonly title: string
  /** A path of the site or an address elsewhere. */
  readonly href: string
  /** Where it says what was asked for; `null` where its facts say enough. */
  readonly excerpt: string | null
}

export interface FoundCommunity extends FoundPage {
  readonly section: 'communities'
  readonly city: string
  /** The builders' names, in their order. */
  readonly builders: readonly string[]
  /** US dollars. */
  readonly startPrice: number | null
  readonly status: CommunityStatus
  /** Path of its first picture. */
  readonly picture: string | null
}

export interface FoundBuilder extends FoundPage {
  readonly section: 'builders'
  /** The tier's label. */
  readonly tier: string | null
  /** Path of the logo. */
  readonly logo: string | null
  /** How many published communities it builds in. */
  readonly communities: number
}

export interface FoundText extends FoundPage {
  readonly section: 'articles' | 'resources'
  /** What kind of text it is. */
  readonly label: string
}

export interface FoundEvent extends FoundPage {
  readonly section: 'events'
  readonly label: string
  /** ISO date and time. */
  readonly startsAt: string
  readonly location: string | null
}

export type Found = FoundCommunity | FoundBuilder | FoundText | FoundEvent

/** One group of what was found: how many in all, and those that are shown. */
export interface FoundGroup {
  readonly section: SearchSection
  readonly total: number
  readonly items: readonly Found[]
}

/** What the search found; only groups that have something. */
export interface SearchResult {
  readonly nearness: SearchNearness
  readonly groups: readonly FoundGroup[]
  /** Beginnings of the words that were looked for, in lower case: what a view may mark. */
  readonly terms: readonly string[]
}

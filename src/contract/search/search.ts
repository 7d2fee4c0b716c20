import type { CommunityStatus } from '@/domain/enums'
import type { SearchNearness, SearchSection } from '@/domain/search/search'

interface FoundPage {
  readonly title: string
  /** A path of the site or an external URL. */
  readonly href: string
  /** Text that matches the query; `null` if the other fields are sufficient. */
  readonly excerpt: string | null
}

export interface FoundCommunity extends FoundPage {
  readonly section: 'communities'
  readonly id: string
  readonly city: string
  /** Names of the builders, in order. */
  readonly builders: readonly string[]
  /** US dollars. */
  readonly startPrice: number | null
  readonly status: CommunityStatus
  /** Path of the first image. */
  readonly picture: string | null
}

export interface FoundBuilder extends FoundPage {
  readonly section: 'builders'
  /** Label of the tier. */
  readonly tier: string | null
  /** Path of the logo. */
  readonly logo: string | null
  /** Number of published communities of the builder. */
  readonly communities: number
}

/** A floor plan or a home for sale. */
export interface FoundHome extends FoundPage {
  readonly section: 'plans' | 'homes'
  readonly id: string
  /** Name and city of the community. */
  readonly place: string
  /** The builder of a plan; the plan of a home. */
  readonly by: string | null
  /** `4 beds`, `2.5 baths`, `2,480 sq ft` */
  readonly facts: readonly string[]
  /** US dollars. */
  readonly price: number | null
  /** Path of the first front of a plan, or of the first image of a home. */
  readonly picture: string | null
  readonly isPending: boolean
}

export interface FoundText extends FoundPage {
  readonly section: 'articles' | 'resources'
  /** The kind of text. */
  readonly label: string
}

export interface FoundEvent extends FoundPage {
  readonly section: 'events'
  readonly label: string
  /** ISO date and time. */
  readonly startsAt: string
  readonly location: string | null
}

export type Found = FoundCommunity | FoundBuilder | FoundHome | FoundText | FoundEvent

/** A section of the results: the total count and the shown items. */
export interface FoundGroup {
  readonly section: SearchSection
  readonly total: number
  readonly items: readonly Found[]
}

/** Search results; empty sections are omitted. */
export interface SearchResult {
  readonly nearness: SearchNearness
  readonly groups: readonly FoundGroup[]
  /** Prefixes of matching words in lower case, for highlighting. */
  readonly terms: readonly string[]
}

import type { CommunitySummary } from '@/contract/community'

/** What the page of communities starts with, from the server. */
export interface Listing {
  /** Every community while they fit into a page; else the first of the filtered list. */
  readonly communities: readonly CommunitySummary[]
  /** How many are published. */
  readonly total: number
  /** How many the filter leaves, where the page does not carry them all. */
  readonly matching: number | null
}

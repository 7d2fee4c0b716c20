import type { HandOverMethod } from '../enums'

/** How a builder stores the hand-over of its leads. */
export interface StoredHandOver {
  readonly method?: HandOverMethod | null
  readonly url?: string | null
  readonly email?: string | null
  /** Encrypted. */
  readonly secret?: string | null
  /** Whether saving replaces the secret. Never stored. */
  readonly renewSecret?: boolean | null
}

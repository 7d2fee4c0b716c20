import type { NewsletterReaders } from '../enums'
import { formatNumber } from '../text/format-number'

/** Who receives an issue. An empty list has no effect. */
export interface Audience {
  readonly areas: readonly string[]
  readonly interests: readonly string[]
  readonly readers: NewsletterReaders
}

/**
 * Why a subscriber does not receive an issue. A subscriber with several reasons counts for the first.
 * `unconfirmed` and `suppressed` apply with every filter.
 */
export const exclusions = [
  'unconfirmed',
  'suppressed',
  'readers',
  'areas',
  'interests',
  'monthly',
] as const
export type Exclusion = (typeof exclusions)[number]

/** Days after an issue in which a subscriber who wants one a month receives no other. */
export const MONTHLY_PAUSE_DAYS = 27

export interface AudienceCount {
  /** Subscribers who have not unsubscribed, with those who have not confirmed yet. */
  readonly total: number
  readonly included: number
  readonly excluded: Readonly<Record<Exclusion, number>>
}

const words: Readonly<Record<Exclusion, string>> = {
  unconfirmed: 'have not confirmed their address',
  suppressed: 'are on the do-not-email list',
  readers: 'are other readers',
  areas: 'chose other areas',
  interests: 'have other interests or named none',
  monthly: 'want one issue a month and had one',
}

/** What leaves subscribers out, as phrases such as _3 chose other areas_. */
export function describeExclusions({ excluded }: AudienceCount): string[] {
  return exclusions
    .filter((reason) => excluded[reason] > 0)
    .map((reason) => `${formatNumber(excluded[reason])} ${words[reason]}`)
}

/** How many subscribers receive an issue, as a sentence. */
export function describeAudience({ total, included }: AudienceCount): string {
  if (total === 0) return 'There are no subscribers yet. This issue goes to no one.'
  if (included === 0)
    return 'No subscriber matches this audience. If you publish, no email is sent.'
  if (included === total)
    return total === 1
      ? 'This issue goes to the only subscriber.'
      : `This issue goes to all ${formatNumber(total)} subscribers.`
  return `This issue goes to ${formatNumber(included)} of ${formatNumber(total)} subscribers.`
}

import type { HomeStatus } from '../enums'

/**
 * Whether a home can be bought, in the order in which the choices are shown. Each home has one; a
 * model home is where a builder receives visitors, and is not for sale yet.
 */
export const availabilities = [
  { value: 'available', label: 'Available' },
  { value: 'pending', label: 'Pending' },
  { value: 'model', label: 'Model homes' },
  { value: 'sold', label: 'Sold in the last 30 days' },
] as const
export type Availability = (typeof availabilities)[number]['value']

export interface Sale {
  readonly status: HomeStatus
  readonly isModel: boolean
}

/** The availability of a home. */
export function toAvailability({ status, isModel }: Sale): Availability {
  return status === 'available' && isModel ? 'model' : status
}

/** What a list of homes has if nothing else is asked for. */
export const LISTED_FIRST = 'available' satisfies Availability

import { createLoader, parseAsStringLiteral } from 'nuqs/server'

/** Which events are shown stands in the address. */
export const searchParams = {
  show: parseAsStringLiteral(['upcoming', 'all']).withDefault('upcoming'),
}

export const loadSearchParams = createLoader(searchParams)

/** Those to come, or all. */
export type Tab = 'upcoming' | 'all'

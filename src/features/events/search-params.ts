import { createLoader, parseAsStringLiteral } from 'nuqs/server'

/** Query parameter of the selected tab. */
export const searchParams = {
  show: parseAsStringLiteral(['upcoming', 'all']).withDefault('upcoming'),
}

export const loadSearchParams = createLoader(searchParams)

export type Tab = 'upcoming' | 'all'

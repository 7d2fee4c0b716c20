import { createLoader, parseAsString, parseAsStringLiteral } from 'nuqs/server'
import { builderSorts } from '@/domain/builder-filter'

/** What narrows and orders the list of builders stands in the address, by these names. */
export const searchParams = {
  q: parseAsString.withDefault(''),
  tier: parseAsString.withDefault('all'),
  sort: parseAsStringLiteral(builderSorts).withDefault('name'),
}

const load = createLoader(searchParams)

export type SearchState = Awaited<ReturnType<typeof load>>

import { createLoader, parseAsString, parseAsStringLiteral } from 'nuqs/server'
import { builderSorts } from '@/domain/builders/builder-filter'

/** Query parameters for filters and sort order. Typing replaces the history entry. */
export const searchParams = {
  q: parseAsString.withDefault('').withOptions({ history: 'replace' }),
  tier: parseAsString.withDefault('all'),
  sort: parseAsStringLiteral(builderSorts).withDefault('name'),
}

const load = createLoader(searchParams)

export type SearchState = Awaited<ReturnType<typeof load>>

import { createLoader, parseAsString, parseAsStringLiteral } from 'nuqs/server'
import { builderSorts } from '@/domain/builders/builder-filter'
import { builderTiers, getValues } from '@/domain/enums'

/** Query parameters for filters and sort order. Typing replaces the history entry. */
export const searchParams = {
  q: parseAsString.withDefault('').withOptions({ history: 'replace' }),
  tier: parseAsStringLiteral(['all', ...getValues(builderTiers)]).withDefault('all'),
  sort: parseAsStringLiteral(builderSorts).withDefault('name'),
}

const load = createLoader(searchParams)

export type SearchState = Awaited<ReturnType<typeof load>>

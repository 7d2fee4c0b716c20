import { z } from 'zod/mini'
import { builderSorts } from '@/domain/builders/builder-filter'
import { builderTiers, getValues } from '@/domain/enums'
import { pageQuery } from '../page-query'
import { oneOf, oneOfOrAll, queryText } from '../query-fields'

/** Query of `GET /api/builders`; unknown parameters are ignored. */
export const builderQuery = z.object({
  q: z.optional(queryText),
  tier: z.optional(oneOfOrAll(getValues(builderTiers))),
  sort: z._default(oneOf(builderSorts), 'name'),
  ...pageQuery({ defaultLimit: 200 }),
})
export type BuilderQuery = z.infer<typeof builderQuery>

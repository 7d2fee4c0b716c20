import { z } from 'zod/mini'
import { pageQuery } from '../page-query'
import { flag } from '../query-fields'

/** Query of `GET /api/events`; unknown parameters are ignored. */
export const eventQuery = z.object({
  upcoming: z._default(flag, false),
  ...pageQuery({ defaultLimit: 500 }),
})
export type EventQuery = z.infer<typeof eventQuery>

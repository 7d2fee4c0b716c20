import { z } from 'zod/mini'

/** Response of `GET /api/stats`: counts of published content. */
export const stats = z.object({
  totalCommunities: z.number(),
  totalBuilders: z.number(),
  totalAvailableHomes: z.number(),
  totalFloorPlans: z.number(),
})
export type Stats = z.infer<typeof stats>

import { z } from 'zod/mini'

/** Answer of `GET /api/stats`: counts over what is published. */
export const stats = z.object({
  totalCommunities: z.number(),
  totalBuilders: z.number(),
  totalAvailableHomes: z.number(),
  totalFloorPlans: z.number(),
})
export type Stats = z.infer<typeof stats>

import 'server-only'
import { z } from 'zod'
import {
  loadBuilderName,
  loadCommunityName,
  loadHomeAddress,
  loadPlanName,
} from '@/data/dashboard/loaders'

export const leadReferences = z.object({
  community: z.number().nullish(),
  home: z.number().nullish(),
  plan: z.number().nullish(),
  builder: z.number().nullish(),
})

/**
 * The subject of a lead: a home or plan with its community, a community or a builder; `null` for
 * the guide.
 */
export async function leadSubject({
  community,
  home,
  plan,
  builder,
}: z.infer<typeof leadReferences>): Promise<string | null> {
  const names = await Promise.all([
    home ? loadHomeAddress(home) : null,
    plan ? loadPlanName(plan) : null,
    community ? loadCommunityName(community) : builder ? loadBuilderName(builder) : null,
  ])
  return names.filter((name) => name !== null).join(', ') || null
}

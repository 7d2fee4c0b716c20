import 'server-only'
import { z } from 'zod'
import { builderNameOf, communityNameOf, homeAddressOf, planNameOf } from '@/data/dashboard/loaders'

export const leadReferences = z.object({
  community: z.number().nullish(),
  home: z.number().nullish(),
  plan: z.number().nullish(),
  builder: z.number().nullish(),
})

/**
 * What a lead is about: a home or plan with its community, a community or a builder; `null` for the
 * guide.
 */
export async function leadSubject({
  community,
  home,
  plan,
  builder,
}: z.infer<typeof leadReferences>): Promise<string | null> {
  const names = await Promise.all([
    home ? homeAddressOf(home) : null,
    plan ? planNameOf(plan) : null,
    community ? communityNameOf(community) : builder ? builderNameOf(builder) : null,
  ])
  return names.filter((name) => name !== null).join(', ') || null
}

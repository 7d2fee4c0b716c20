import { z } from 'zod/mini'
import { builderTiers, communityStatuses, valuesOf } from '@/domain/options'
import { communitySummary } from './community'

/** A community as the list of builders names it. */
const builderCommunity = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  isFeatured: z.boolean(),
  status: z.enum(valuesOf(communityStatuses)),
  /** US dollars. */
  startPrice: z.nullable(z.number()),
})

/** A builder on a list call. */
export const builderSummary = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  /** Path relative to the site's root. */
  logo: z.nullable(z.string()),
  tier: z.nullable(z.enum(valuesOf(builderTiers))),
  description: z.nullable(z.string()),
  isCustom: z.boolean(),
  website: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  foundedYear: z.nullable(z.number()),
  /** How many people work there, as text: `40-60`. */
  employees: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Published communities, by name. */
  communities: z.array(builderCommunity),
})
export type BuilderSummary = z.infer<typeof builderSummary>

export const builderList = z.array(builderSummary)

/** A builder on the detail call, with its communities as cards show them. */
export const builderDetail = z.extend(builderSummary, {
  communities: z.array(communitySummary),
})
export type BuilderDetail = z.infer<typeof builderDetail>

import { z } from 'zod/mini'
import { builderTiers, communityStatuses, getValues } from '@/domain/enums'
import { communitySummary } from '../communities/community'

/** A community in the builder list. */
export const builderCommunity = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  isFeatured: z.boolean(),
  status: z.enum(getValues(communityStatuses)),
  /** US dollars. */
  startPrice: z.nullable(z.number()),
})

/** A builder in a list response. */
export const builderSummary = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  /** Path on the site. */
  logo: z.nullable(z.string()),
  tier: z.nullable(z.enum(getValues(builderTiers))),
  description: z.nullable(z.string()),
  isCustom: z.boolean(),
  website: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  foundedYear: z.nullable(z.number()),
  /** Number of employees as text: `40-60`. */
  employees: z.nullable(z.string()),
  address: z.nullable(z.string()),
  /** Published communities, sorted by name. */
  communities: z.array(builderCommunity),
})
export type BuilderSummary = z.infer<typeof builderSummary>

export const builderList = z.array(builderSummary)

/** A builder in a detail response, with its communities as in the community list. */
export const builderDetail = z.extend(builderSummary, {
  communities: z.array(communitySummary),
})
export type BuilderDetail = z.infer<typeof builderDetail>

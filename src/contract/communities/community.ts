import { z } from 'zod/mini'
import { builderTiers, communityStatuses, getValues } from '@/domain/enums'
import type { PriceChange } from '@/domain/prices/price-change'

/** A school near a community. */
export const school = z.object({
  name: z.string(),
  rating: z.nullable(z.string()),
  distance: z.nullable(z.string()),
})
export type School = z.infer<typeof school>

/** The schools of a community by level. */
export const schools = z.object({
  elementary: z.array(school),
  middle: z.array(school),
  high: z.array(school),
  private: z.array(school),
})

/** A builder in the community list. */
export const builderLink = z.object({ id: z.string(), name: z.string(), slug: z.string() })

/** A builder on a community page. */
export const communityBuilder = z.extend(builderLink, {
  logo: z.nullable(z.string()),
  tier: z.nullable(z.enum(getValues(builderTiers))),
  description: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  website: z.nullable(z.string()),
})
export type CommunityBuilder = z.infer<typeof communityBuilder>

/** A community in a list response. */
export const communitySummary = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  /** Comma-separated address text. */
  location: z.string(),
  city: z.string(),
  /** Paths on the site. */
  images: z.array(z.string()),
  /** Alt texts of `images`, in the same order. */
  imageAlts: z.array(z.string()),
  isFeatured: z.boolean(),
  status: z.enum(getValues(communityStatuses)),
  /** US dollars. */
  startPrice: z.nullable(z.number()),
  endPrice: z.nullable(z.number()),
  amenities: z.array(z.string()),
  homeTypes: z.array(z.string()),
  builders: z.array(builderLink),
  homesAvailable: z.number(),
  schoolDistrict: z.nullable(z.string()),
  /** ISO date and time of the first publication. */
  createdAt: z.string(),
  coordinates: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
})
export type CommunitySummary = z.infer<typeof communitySummary>

export const communityList = z.array(communitySummary)

/** A community as lists of the site show it. */
export interface ListedCommunity extends CommunitySummary {
  /** The change of the starting price in the last 30 days. */
  readonly priceChange?: PriceChange | null
  /** Whether buyers should confirm the price, because it was not verified for long. */
  readonly confirmsPrice?: boolean
}

/** The data of the communities page. */
export interface CommunityListing {
  /** All communities if they fit on one page, otherwise the first page of the filtered list. */
  readonly communities: readonly ListedCommunity[]
  /** Number of published communities. */
  readonly total: number
  /** Number of filtered communities; `null` if `communities` contains all of them. */
  readonly matching: number | null
}

/** A community in a detail response. */
export const communityDetail = z.extend(communitySummary, {
  description: z.nullable(z.string()),
  schools,
  hoaPhone: z.nullable(z.string()),
  hoaContact: z.nullable(z.string()),
  /** Degrees as text; `'0'` if unknown. */
  latitude: z.string(),
  longitude: z.string(),
  builders: z.array(communityBuilder),
  /** ISO date and time of the last verification with the builder. */
  verifiedAt: z.nullable(z.string()),
})
export type CommunityDetail = z.infer<typeof communityDetail>

import { z } from 'zod/mini'
import { point } from '../map/geometry'

/** Facts in a pin about the homes of a community. */
export const homePinProperties = z.object({
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  /** Number of matching homes that are for sale. */
  homes: z.number(),
  /** The lowest of their prices in US dollars; `null` without prices. */
  fromPrice: z.nullable(z.number()),
  /** How many of them are ready. */
  ready: z.number(),
})

/** GeoJSON with a feature for each community that has matching homes and coordinates. */
export const homePins = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      id: z.string(),
      geometry: point,
      properties: homePinProperties,
    }),
  ),
})
export type HomePins = z.infer<typeof homePins>

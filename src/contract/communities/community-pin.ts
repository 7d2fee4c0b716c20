import { z } from 'zod/mini'
import { point } from '../map/geometry'

/** The properties of a pin on the map. */
export const pinProperties = z.object({
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  status: z.string(),
  isFeatured: z.boolean(),
  startPrice: z.nullable(z.number()),
})

/** A community as a GeoJSON feature (RFC 7946). */
const pin = z.object({
  type: z.literal('Feature'),
  id: z.string(),
  geometry: point,
  properties: pinProperties,
})

/** All communities with coordinates. */
export const pins = z.object({ type: z.literal('FeatureCollection'), features: z.array(pin) })
export type Pins = z.infer<typeof pins>

import { z } from 'zod/mini'

/** A GeoJSON point (RFC 7946). */
export const point = z.object({
  type: z.literal('Point'),
  /** Longitude, latitude. */
  coordinates: z.tuple([z.number(), z.number()]),
})

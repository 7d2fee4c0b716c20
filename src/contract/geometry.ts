import { z } from 'zod/mini'

/** A place as GeoJSON (RFC 7946) writes it. */
export const point = z.object({
  type: z.literal('Point'),
  /** Longitude, latitude. */
  coordinates: z.tuple([z.number(), z.number()]),
})

import { z } from 'zod/mini'
import { getValues, schoolLevels } from '@/domain/enums'
import { point } from '../map/geometry'

/** Schools as GeoJSON (RFC 7946). */
export const schoolPins = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      /** A point near the school's first community: the exact position is unknown. */
      geometry: point,
      properties: z.object({
        name: z.string(),
        level: z.enum(getValues(schoolLevels)),
        rating: z.nullable(z.string()),
        /** Slugs of the communities that list the school. */
        communities: z.array(z.string()),
      }),
    }),
  ),
})
export type SchoolPins = z.infer<typeof schoolPins>

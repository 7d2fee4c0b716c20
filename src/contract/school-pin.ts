import { z } from 'zod/mini'
import { schoolLevels, valuesOf } from '@/domain/options'
import { point } from './geometry'

/** The schools of the communities as RFC 7946 wants them. */
export const schoolPins = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      /** Near the first of its communities: nothing more is known of the place. */
      geometry: point,
      properties: z.object({
        name: z.string(),
        level: z.enum(valuesOf(schoolLevels)),
        rating: z.nullable(z.string()),
        /** Slugs of the communities that name it. */
        communities: z.array(z.string()),
      }),
    }),
  ),
})
export type SchoolPins = z.infer<typeof schoolPins>

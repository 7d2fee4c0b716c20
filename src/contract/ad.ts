import { z } from 'zod/mini'
import { adSlots, valuesOf } from '@/domain/options'

/** A 300 x 250 banner of a side column. */
export const ad = z.object({
  id: z.string(),
  slot: z.enum(valuesOf(adSlots)),
  image: z.string(),
  alt: z.string(),
  /** `tel:` link, an address, or a path of the site. */
  link: z.string(),
  isHouse: z.boolean(),
})
export type Ad = z.infer<typeof ad>

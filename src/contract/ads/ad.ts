import { z } from 'zod/mini'
import { adSlots, getValues } from '@/domain/enums'

/** A 300 x 250 banner in a side column. */
export const ad = z.object({
  id: z.string(),
  slot: z.enum(getValues(adSlots)),
  image: z.string(),
  alt: z.string(),
  /** `tel:` link, web address, or path of the site. */
  link: z.string(),
  isHouse: z.boolean(),
})
export type Ad = z.infer<typeof ad>

import { z } from 'zod/mini'

/** Where a picture stands: a document of the back office. */
export const pictureUse = z.object({
  /** What the back office calls documents of its kind: `Article`. */
  kind: z.string(),
  title: z.string(),
  /** The form in which it is edited. */
  href: z.string(),
  /** Not on the site: a draft, or the newest version of what the site shows otherwise. */
  isDraft: z.boolean(),
})
export type PictureUse = z.infer<typeof pictureUse>

export const pictureUses = z.object({ uses: z.array(pictureUse) })

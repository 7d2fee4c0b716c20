import { z } from 'zod/mini'

/** A document in the back office that uses an image. */
export const mediaReference = z.object({
  /** Label of the document's collection: `Article`. */
  kind: z.string(),
  title: z.string(),
  /** Back office URL of the document. */
  href: z.string(),
  /**
   * Whether only an unpublished version uses the image: a draft, or a newer version of a published
   * document.
   */
  isDraft: z.boolean(),
})
export type MediaReference = z.infer<typeof mediaReference>

export const mediaReferences = z.object({ uses: z.array(mediaReference) })

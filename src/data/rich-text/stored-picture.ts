import { z } from 'zod/mini'

/** A populated picture of the media library; another kind of file is none. */
export const storedPicture = z.object({
  filename: z.string(),
  alt: z.string(),
  mimeType: z.string().check(z.startsWith('image/')),
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
})

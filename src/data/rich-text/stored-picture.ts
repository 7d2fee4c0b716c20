import { z } from 'zod/mini'

/** A populated image of the media library. Other files are rejected. */
export const storedPicture = z.object({
  filename: z.string(),
  alt: z.string(),
  mimeType: z.string().check(z.startsWith('image/')),
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
})

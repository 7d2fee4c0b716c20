import { z } from 'zod/mini'
import type { RichPicture } from '@/contract/rich-text/rich-text'
import { picturePath } from '@/domain/media/image-sizes'
import type { StoredNode } from './stored'

/** A populated image of the media library. Other files are rejected. */
const storedImage = z.object({
  filename: z.string(),
  alt: z.string(),
  mimeType: z.string().check(z.startsWith('image/')),
  width: z.number().check(z.positive()),
  height: z.number().check(z.positive()),
})

/** An image with its caption, or `null` when it is not a published image. */
export function toPicture({ value, fields }: StoredNode): RichPicture | null {
  const image = storedImage.safeParse(value).data
  if (!image) return null
  const { filename, alt, width, height } = image
  const caption = typeof fields.caption === 'string' ? fields.caption.trim() : ''
  return {
    type: 'picture',
    src: picturePath(filename),
    alt,
    width,
    height,
    caption: caption || null,
  }
}

import { picturePath } from '@/domain/media/image-sizes'
import type { Media } from '@/payload-types'

type Populated = number | Media | null | undefined

function isMedia(value: Populated): value is Media {
  return typeof value === 'object' && value !== null
}

/** The path and alt text of a populated image, or `null`. */
export function pictureOf(value: Populated): { src: string; alt: string } | null {
  if (!isMedia(value) || !value.filename) return null
  return { src: picturePath(value.filename), alt: value.alt }
}

/** The images of a list. Deleted images are left out. */
export function picturesOf(values: readonly Populated[] | null | undefined) {
  return (values ?? []).flatMap((value) => pictureOf(value) ?? [])
}

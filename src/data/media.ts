import { picturePath } from '@/lib/pictures'
import type { Media } from '@/payload-types'

type Populated = number | Media | null | undefined

function isMedia(value: Populated): value is Media {
  return typeof value === 'object' && value !== null
}

/** Path and alt text of a populated picture; `null` when there is none. */
export function pictureOf(value: Populated): { src: string; alt: string } | null {
  if (!isMedia(value) || !value.filename) return null
  return { src: picturePath(value.filename), alt: value.alt }
}

/** The pictures of a list, without those that are gone. */
export function picturesOf(values: readonly Populated[] | null | undefined) {
  return (values ?? []).flatMap((value) => pictureOf(value) ?? [])
}

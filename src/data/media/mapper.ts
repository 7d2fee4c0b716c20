import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { picturePath } from '@/domain/media/image-sizes'

/** An image of the media table `m` as JSON, and the schema of that. */
export const pictureJson = sql`json_build_object('filename', m.filename, 'alt', m.alt)`
export const storedPicture = z.object({ filename: z.nullable(z.string()), alt: z.string() })

/** An image of a row, or of a document that Payload has read. Its id if it is not populated. */
export type StoredPicture =
  | number
  | { readonly filename?: string | null | undefined; readonly alt: string }
  | null
  | undefined

/** The path and alt text of a populated image, or `null`. */
export function toPicture(picture: StoredPicture): { src: string; alt: string } | null {
  if (typeof picture !== 'object' || !picture?.filename) return null
  return { src: picturePath(picture.filename), alt: picture.alt }
}

/** The images of a list. Deleted images are left out. */
export function toPictures(pictures: readonly StoredPicture[] | null | undefined) {
  return (pictures ?? []).flatMap((picture) => toPicture(picture) ?? [])
}

/** The `populate` option of a Payload query whose images {@link toPicture} maps. */
export const populatePictures = { media: { filename: true, alt: true } } as const

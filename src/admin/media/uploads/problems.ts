import { z } from 'zod/mini'
import { PICTURE_BYTES, tooLargeToUpload } from '@/domain/media/upload-limits'

/** What Payload says about a refused document, field by field. */
const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) })

const NOT_A_PICTURE =
  'This file is not a picture. Remove it, and choose a JPEG, PNG, WebP, AVIF or SVG file.'

type ChosenFile = Pick<File, 'name' | 'type' | 'size'>

/** Why a picture cannot be sent as it is, with what to do, or `null`. */
export function findProblem(file: ChosenFile, alt: string): string | null {
  if (file.size > PICTURE_BYTES && !file.type.startsWith('image/')) return NOT_A_PICTURE
  return tooLargeToUpload(file) ?? (alt.trim() === '' ? 'Describe what the picture shows.' : null)
}

/** Why the server refused a picture: what it says about the fields, else about the request. */
export function explainRefusal(error: string, details: unknown): string {
  const { data } = refusal.safeParse(details)
  const messages = data?.errors.map(({ message }) => message) ?? []
  return messages.length > 0 ? messages.join(' ') : error
}

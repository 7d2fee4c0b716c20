import type { CollectionBeforeOperationHook } from 'payload'
import { ValidationError } from 'payload'
import { PICTURE_TEXT_MAX_LENGTH } from '../limits'

function problemOf(name: string, words: unknown): string | null {
  if (words === undefined) return null
  if (name === 'alt' && !words) return 'Describe what the picture shows.'
  const fits =
    words === null || (typeof words === 'string' && words.length <= PICTURE_TEXT_MAX_LENGTH)
  return fits ? null : `This text can have at most ${PICTURE_TEXT_MAX_LENGTH} characters.`
}

/**
 * Validates the alt text before the file is replaced. Payload also validates it, but deletes the
 * old file first, so a rejected change would lose both files.
 */
export const checkAltText: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || !req.file) return args
  const words: Record<string, unknown> = args.data ?? {}
  const errors = ['alt', 'caption'].flatMap((path) => {
    const message = problemOf(path, words[path])
    return message ? [{ path, message }] : []
  })
  if (errors.length > 0) throw new ValidationError({ collection: 'media', errors })
  return args
}

import type { CollectionBeforeOperationHook } from 'payload'
import { ValidationError } from 'payload'
import { PICTURE_TEXT_MAX_LENGTH } from '@/domain/media/upload-limits'

function findProblem(name: string, texts: unknown): string | null {
  if (texts === undefined) return null
  if (name === 'alt' && !texts) return 'Describe what the picture shows.'
  const fits =
    texts === null || (typeof texts === 'string' && texts.length <= PICTURE_TEXT_MAX_LENGTH)
  return fits ? null : `This text can have at most ${PICTURE_TEXT_MAX_LENGTH} characters.`
}

/**
 * Validates the alt text before the file is replaced. Payload also validates it, but deletes the
 * old file first, so a rejected change would lose both files.
 */
export const checkAltText: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || !req.file) return args
  const texts: Record<string, unknown> = args.data ?? {}
  const errors = ['alt', 'caption'].flatMap((path) => {
    const message = findProblem(path, texts[path])
    return message ? [{ path, message }] : []
  })
  if (errors.length > 0) throw new ValidationError({ collection: 'media', errors })
  return args
}

import type { CollectionBeforeOperationHook } from 'payload'
import { ValidationError } from 'payload'
import { PICTURE_TYPES_HINT } from '../limits'

function problemOf(name: string, words: unknown): string | null {
  if (words === undefined) return null
  if (name === 'alt' && !words) return 'Say what the picture shows.'
  const fits = words === null || (typeof words === 'string' && words.length <= PICTURE_TYPES_HINT)
  return fits ? null : `This may have ${PICTURE_TYPES_HINT} characters at most.`
}

/**
 * Looks at the words of a picture whose file is to be replaced. Payload does so as well, but takes
 * the old file away first: of a change that is refused then, neither file would be left.
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

import {
  APIError,
  type CollectionSlug,
  Forbidden,
  Locked,
  NotFound,
  type PayloadRequest,
  ValidationError,
} from 'payload'
import { lockHolder } from '@/database/locks/lock-holder'
import type { SaveProblem } from '@/domain/documents/save-problem'
import { isMissingReference } from '@/lib/log/database-errors'

/** Why a document was not saved, for the editor. Logs errors that are not the editor's. */
export async function describeFailure(
  error: unknown,
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number | null,
): Promise<SaveProblem> {
  if (error instanceof ValidationError) {
    const problems = error.data.errors.map(({ path, message }) => [path, message])
    return { state: 'invalid', problems: Object.fromEntries(problems) }
  }
  if (error instanceof Locked && id !== null) {
    const lock = {
      'document.relationTo': { equals: collection },
      'document.value': { equals: id },
    }
    return { state: 'locked', by: await lockHolder(req.payload, lock) }
  }
  const refusal = describeRefusal(error)
  if (refusal !== null) return { state: 'refused', message: refusal }
  req.payload.logger.error(error)
  return { state: 'failed' }
}

function describeRefusal(error: unknown): string | null {
  if (error instanceof NotFound) return 'It was deleted. Reload the page.'
  if (error instanceof Forbidden) return 'Your role does not allow this change.'
  if (isMissingReference(error)) return 'A document that it refers to was deleted.'
  return error instanceof APIError && error.isPublic ? error.message : null
}

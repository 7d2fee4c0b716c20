import 'server-only'
import type { RequestContext } from 'payload'
import type { Staff } from '../staff/staff'

/** The latest version of a document for staff, in the shape its page expects. */
export interface Draft<Content> {
  readonly content: Content
  /** Whether the document is unpublished or has unpublished changes. */
  readonly isDraft: boolean
}

/** The query options of one document in the version that visitors see. */
export const published = { overrideAccess: false, limit: 1, pagination: false } as const

/**
 * The query options of one document in its newest version, for a user who may see it. The context
 * of `asInForm` adds the unsaved values of its form.
 */
export const newestFor = (user: Staff, context: RequestContext = {}) =>
  ({ ...published, draft: true, user, context }) as const

/** Either of them. */
export type Version = typeof published | ReturnType<typeof newestFor>

export const isDraft = ({ _status }: { readonly _status?: string | null | undefined }): boolean =>
  _status !== 'published'

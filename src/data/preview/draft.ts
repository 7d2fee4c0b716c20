import 'server-only'

/** The latest version of a document for staff, in the shape its page expects. */
export interface Draft<Content> {
  readonly content: Content
  /** Whether the document is unpublished or has unpublished changes. */
  readonly isDraft: boolean
}

/** Query options for the newest version of one document. */
export const newest = { draft: true, limit: 1, pagination: false, overrideAccess: false } as const

export const isDraft = ({ _status }: { readonly _status?: string | null | undefined }): boolean =>
  _status !== 'published'

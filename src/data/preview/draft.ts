import 'server-only'

/** A document as it was saved last, for staff, in the shape in which its page shows it. */
export interface Draft<Content> {
  readonly content: Content
  /** Not published, or changed since. */
  readonly isDraft: boolean
}

/** What every read of a draft asks for: the newest version of one document. */
export const newest = { draft: true, limit: 1, pagination: false, overrideAccess: false } as const

export const isDraft = ({ _status }: { readonly _status?: string | null | undefined }): boolean =>
  _status !== 'published'

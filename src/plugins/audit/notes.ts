import type { PayloadRequest } from 'payload'

/** What is known of a document before a change and can no longer be seen after it. */
export interface Note {
  readonly newPassword: boolean
  /** A key was made or replaced; `hasAPIKey` stays the same when it is replaced. */
  readonly newApiKey: boolean
}

declare module 'payload' {
  export interface RequestContext {
    auditNotes?: Map<string, Note>
  }
}

/**
 * Takes a note in the hook before a change for the one after it. It travels in the context of the
 * request, which Payload copies now and then; the map in it stays the same.
 */
export function takeNote(req: PayloadRequest, slug: string, id: unknown, note: Note): void {
  req.context.auditNotes ??= new Map()
  req.context.auditNotes.set(`${slug}/${id}`, note)
}

export function readNote(req: PayloadRequest, slug: string, id: unknown): Note | undefined {
  return req.context.auditNotes?.get(`${slug}/${id}`)
}

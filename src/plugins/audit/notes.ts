import type { PayloadRequest } from 'payload'

/** Facts about a change that are known only in the hook before it. */
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
 * Passes a note from the hook before a change to the hook after it. It is stored in the request's
 * context. Payload copies the context, but the copies share this map.
 */
export function takeNote(req: PayloadRequest, slug: string, id: unknown, note: Note): void {
  req.context.auditNotes ??= new Map()
  req.context.auditNotes.set(`${slug}/${id}`, note)
}

export function readNote(req: PayloadRequest, slug: string, id: unknown): Note | undefined {
  return req.context.auditNotes?.get(`${slug}/${id}`)
}

import type { JsonObject, PayloadRequest } from 'payload'

declare module 'payload' {
  export interface RequestContext {
    /**
     * The version that a save changes, where it is not the newest one: see
     * `src/data/listings/save-listing.ts`.
     */
    changedVersion?: JsonObject
  }
}

/** The version that a save changes. Payload passes the newest version to hooks. */
export const getChangedVersion = (req: PayloadRequest, newest: JsonObject): JsonObject =>
  req.context.changedVersion ?? newest

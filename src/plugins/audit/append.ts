import type { PayloadRequest } from 'payload'
import type { AuditEntry } from '@/payload-types'

export type Entry = Pick<AuditEntry, 'action' | 'collectionSlug'> &
  Partial<Pick<AuditEntry, 'documentId' | 'documentTitle' | 'changedFields'>>

/**
 * Adds an entry in the transaction of the request, so it commits or rolls back with the change.
 * Requests without a user, such as visitors, seeding and some jobs, add no entry.
 */
export async function append(req: PayloadRequest, entry: Entry): Promise<void> {
  const { user } = req
  if (!user) return
  const isOwnAccount =
    entry.collectionSlug === user.collection && entry.documentId === String(user.id)
  await req.payload.create({
    collection: 'audit-entries',
    data: {
      ...entry,
      // A deleted user cannot be referenced.
      user: isOwnAccount && entry.action === 'deleted' ? null : user.id,
      userName: user.name,
    },
    depth: 0,
    req,
  })
}

import type { PayloadRequest } from 'payload'
import type { AuditEntry } from '@/payload-types'

export type Entry = Pick<AuditEntry, 'action' | 'collectionSlug'> &
  Partial<Pick<AuditEntry, 'documentId' | 'documentTitle' | 'changedFields'>>

/**
 * Appends an entry in the transaction of the request, so that it stands and falls with the change.
 * Visitors, seeding and jobs without a user leave none.
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
      // Whoever deletes their own account cannot be referred to any more.
      user: isOwnAccount && entry.action === 'deleted' ? null : user.id,
      userName: user.name,
    },
    depth: 0,
    req,
  })
}

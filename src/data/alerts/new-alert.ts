import 'server-only'
import { createLocalReq } from 'payload'
import type { AlertForm } from '@/contract/alerts/alert-form'
import { lockAddress } from '@/database/alerts/own-alerts'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import type { About } from '@/domain/alerts/about'
import { queueAlertConfirmation } from '@/jobs/alert/queue'
import { payloadClient } from '../payload/payload-client'

interface NewAlert {
  readonly about: About
  /** What it is about, for readers. */
  readonly title: string
  readonly form: AlertForm
}

/** Alerts of one address that wait or are active. More are refused. */
export const ALERTS_MAX = 50

/**
 * Stores an alert that its owner has to confirm, and queues the email about it in the same transaction.
 * The same alert again changes nothing until it is confirmed. Returns `false` if the address has too
 * many.
 */
export async function storeAlert({ about, title, form }: NewAlert): Promise<boolean> {
  const payload = await payloadClient()
  const req = await createLocalReq({}, payload)
  const email = form.email.toLowerCase()
  return inTransaction(req, async () => {
    await lockAddress(await getSession(req), email)
    const { docs, totalDocs } = await payload.find({
      collection: 'alerts',
      where: { email: { equals: email }, status: { in: ['pending', 'active'] } },
      depth: 0,
      limit: ALERTS_MAX,
      req,
    })
    const same = docs.find(
      (known) =>
        known.status === 'pending' &&
        known.target === about.target &&
        (about.target === 'search' ? known.search === about.search : known.documentId === about.id),
    )
    if (!same && totalDocs >= ALERTS_MAX) return false
    const data = {
      email,
      title: title.slice(0, 200),
      target: about.target,
      documentId: about.target === 'search' ? null : about.id,
      search: about.target === 'search' ? about.search : null,
      changes: form.changes,
      frequency: form.frequency,
      status: 'pending' as const,
    }
    if (same) await payload.update({ collection: 'alerts', id: same.id, data, depth: 0, req })
    else await payload.create({ collection: 'alerts', data, depth: 0, req })
    await queueAlertConfirmation(req, { email, title })
    return true
  })
}

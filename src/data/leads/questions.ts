import 'server-only'
import { createLocalReq } from 'payload'
import { claimLeadsToAsk } from '@/database/lead-answers'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { ASK_AFTER_DAYS, ASK_WITHIN_DAYS } from '@/domain/leads/answers'
import { daysBefore } from '@/domain/time/days'
import { queueQuestion } from '@/jobs/lead-question/queue'
import { payloadClient } from '../payload/payload-client'

/**
 * Asks buyers whether they have an answer, if the settings say so. Returns the number of leads. Each
 * lead is claimed in the transaction that queues its email, so several servers ask once.
 */
export async function askBuyers(now = new Date()): Promise<number> {
  const payload = await payloadClient()
  const { askBuyers: isOn } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { askBuyers: true },
  })
  if (!isOn) return 0
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const claimed = await claimLeadsToAsk(await getSession(req), {
      now,
      after: daysBefore(now, ASK_WITHIN_DAYS),
      before: daysBefore(now, ASK_AFTER_DAYS),
    })
    for (const id of claimed) {
      const lead = await payload.findByID({ collection: 'leads', id, depth: 0, req })
      await queueQuestion(req, lead, now)
    }
    return claimed.length
  })
}

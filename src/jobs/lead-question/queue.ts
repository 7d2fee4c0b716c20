import type { PayloadRequest } from 'payload'
import { emailedPaths } from '@/config/emailed-paths'
import { env, payloadSecret } from '@/config/env'
import { leadContext } from '@/emails/lead-notice/context'
import { leadQuestionEmail } from '@/emails/lead-question/email'
import type { Lead } from '@/payload-types'
import { queueDelivery } from '../queue-delivery'
import { answerToken } from './answer-token'

/**
 * Queues the email that asks a buyer whether each recipient answered, in the transaction of the
 * request. The editors are not asked about: what they answer is in the lead.
 */
export async function queueQuestion(req: PayloadRequest, lead: Lead, now: Date): Promise<void> {
  const rows = (lead.recipients ?? []).filter(({ kind }) => kind !== 'publisher')
  if (rows.length === 0) return
  const { publisher } = await leadContext(req, lead)
  const recipients = await Promise.all(
    rows.map(async ({ id, name }) => {
      const claims = { lead: lead.id, recipient: id ?? '' }
      const token = await answerToken.create(payloadSecret(), claims, now)
      const link = (answer: 'yes' | 'not-yet') =>
        env.SITE_URL + emailedPaths.leadAnswer(token, answer)
      return { name, yes: link('yes'), notYet: link('not-yet') }
    }),
  )
  await queueDelivery(req, {
    channel: 'mail',
    kind: 'lead-question',
    lead: lead.id,
    to: lead.email,
    replyTo: publisher.email,
    ...leadQuestionEmail({ recipients, publisher: publisher.name }),
  })
}

import type { PayloadRequest } from 'payload'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { defaultSiteInfo } from '@/content/site-defaults'
import { answerEmail } from '@/emails/mistake-answer/email'
import type { MistakeReport } from '@/payload-types'
import { queueDelivery } from '../queue-delivery'

/** Queues the answer to the visitor who reported a mistake, in the transaction of the request. */
export async function queueAnswer(req: PayloadRequest, report: MistakeReport): Promise<void> {
  const { email: to, title, path, answer, status } = report
  if (!to || status === 'open') return
  const { name, email } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true, email: true },
    req,
  })
  await queueDelivery(req, {
    channel: 'mail',
    kind: 'mistake-answer',
    to,
    ...(email ? { replyTo: email } : {}),
    ...answerEmail({
      status,
      title,
      answer: answer ?? null,
      href: env.SITE_URL + path,
      corrections: env.SITE_URL + paths.corrections,
      publisher: name || defaultSiteInfo.name,
    }),
  })
}

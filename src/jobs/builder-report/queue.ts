import type { PayloadRequest } from 'payload'
import { reportEmail } from '@/emails/builder-report/email'
import { queueDelivery } from '../queue-delivery'

type Content = Parameters<typeof reportEmail>[0]

interface ReportDelivery extends Content {
  readonly to: string
  readonly replyTo: string
}

/** Queues the email with a report in the transaction of the request. Returns the delivery. */
export function queueReport(
  req: PayloadRequest,
  { to, replyTo, ...content }: ReportDelivery,
): Promise<number> {
  return queueDelivery(req, {
    channel: 'mail',
    kind: 'builder-report',
    to,
    replyTo,
    ...reportEmail(content),
  })
}

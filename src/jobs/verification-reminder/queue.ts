import type { PayloadRequest } from 'payload'
import { reminderEmail } from '@/emails/verification-reminder/email'
import { queueDelivery } from '../queue-delivery'

type Content = Parameters<typeof reminderEmail>[0]

interface ReminderDelivery extends Content {
  /** ID of the builder. */
  readonly builder: number
  readonly to: string
  readonly replyTo: string
}

/** Queues the reminder to a builder in the transaction of the request. Returns the id of the delivery. */
export function queueReminder(
  req: PayloadRequest,
  { builder, to, replyTo, ...content }: ReminderDelivery,
): Promise<number> {
  return queueDelivery(req, {
    channel: 'mail',
    kind: 'verification-reminder',
    to,
    builder,
    replyTo,
    ...reminderEmail(content),
  })
}

import type { PayloadRequest } from 'payload'
import { builderEmail } from '@/emails/builder-message/email'
import { queueDelivery } from '../queue-delivery'

type Content = Parameters<typeof builderEmail>[0]

interface BuilderMessage extends Content {
  readonly kind: 'submission-request' | 'submission-summary'
  /** ID of the builder. */
  readonly builder: number
  readonly to: string
  readonly replyTo: string
}

/** Queues an email about submissions to a builder in the transaction of the request. */
export function queueBuilderMessage(
  req: PayloadRequest,
  { kind, builder, to, replyTo, ...content }: BuilderMessage,
): Promise<number> {
  return queueDelivery(req, {
    channel: 'mail',
    kind,
    builder,
    to,
    replyTo,
    ...builderEmail(content),
  })
}

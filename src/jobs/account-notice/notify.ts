import type { PayloadRequest } from 'payload'
import { defaultSiteInfo } from '@/content/site-defaults'
import { type AccountEvent, accountEmail } from '@/emails/account-notice/email'
import type { User } from '@/payload-types'
import { queueDelivery } from '../queue-delivery'

/** Queues an email to the owner of an account about what happened to it. */
export async function notifyOwner(
  req: PayloadRequest,
  { id, email }: Pick<User, 'id' | 'email'>,
  event: AccountEvent,
  browser?: string,
): Promise<void> {
  const { payload, user } = req
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true },
    req,
  })
  const content = accountEmail({
    event,
    browser,
    by: user && user.id !== id ? user.name : null,
    publisher: settings.name || defaultSiteInfo.name,
  })
  await queueDelivery(req, { channel: 'mail', kind: 'account-notice', to: email, ...content })
}

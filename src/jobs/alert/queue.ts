import type { PayloadRequest } from 'payload'
import { emailedPaths } from '@/config/emailed-paths'
import { env, payloadSecret } from '@/config/env'
import { ONE_CLICK } from '@/config/newsletter-links'
import { defaultSiteInfo } from '@/content/site-defaults'
import type { ChangedListing } from '@/domain/alerts/changed-listing'
import {
  CONFIRMATION_EMAILS_PER_DAY,
  canRequestConfirmation,
} from '@/domain/newsletter/confirmation-limit'
import { alertEmail } from '@/emails/alert/email'
import { alertConfirmEmail } from '@/emails/alert-confirm/email'
import { queueDelivery } from '../queue-delivery'
import { ownAlertsToken, stopAlertsToken } from './tokens'

async function getPublisher(req: PayloadRequest) {
  const { name, address } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { name: true, address: true },
    req,
  })
  const { street, city, state, zip } = address.street ? address : defaultSiteInfo.address
  return {
    publisher: name || defaultSiteInfo.name,
    address: `${street}, ${city}, ${state} ${zip}`,
  }
}

const toUrl = (path: string): string => env.SITE_URL + path

/** The page with all alerts of an address. */
export const ownAlertsPath = async (email: string, now = new Date()): Promise<string> =>
  emailedPaths.alerts(await ownAlertsToken.create(payloadSecret(), { email }, now))

/**
 * Queues the email that asks the owner of an address about a new alert, unless the address got several
 * lately. Its link leads to all alerts that wait, so one email is enough for several.
 */
export async function queueAlertConfirmation(
  req: PayloadRequest,
  { email, title }: { readonly email: string; readonly title: string },
  now = new Date(),
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: { to: { equals: email }, kind: { equals: 'alert-confirm' } },
    sort: '-createdAt',
    limit: CONFIRMATION_EMAILS_PER_DAY,
    depth: 0,
    pagination: false,
    select: { createdAt: true },
    req,
  })
  if (
    !canRequestConfirmation(
      docs.map(({ createdAt }) => new Date(createdAt)),
      now,
    )
  )
    return
  const { publisher } = await getPublisher(req)
  const href = toUrl(await ownAlertsPath(email, now))
  await queueDelivery(req, {
    channel: 'mail',
    kind: 'alert-confirm',
    to: email,
    ...alertConfirmEmail({ title, href, publisher }),
  })
}

/** What a reader is told. */
export interface AlertNotice {
  readonly email: string
  readonly alerts: readonly { readonly id: number; readonly title: string }[]
  readonly listings: readonly ChangedListing[]
  readonly named: number
  readonly hasMore: boolean
}

/** Queues the emails about what changed, in the transaction of the request. */
export async function queueAlerts(
  req: PayloadRequest,
  notices: readonly AlertNotice[],
  now: Date,
): Promise<void> {
  const publisher = await getPublisher(req)
  for (const { email, alerts, ...content } of notices) {
    const createStop = async (ids: readonly number[]) =>
      toUrl(
        emailedPaths.stopAlerts(
          await stopAlertsToken.create(payloadSecret(), { email, alerts: [...ids] }, now),
        ),
      )
    const stopAll = await createStop(alerts.map(({ id }) => id))
    const stops = await Promise.all(
      alerts.map(async ({ id, title }) => ({
        title,
        stop: alerts.length === 1 ? stopAll : await createStop([id]),
      })),
    )
    await queueDelivery(req, {
      channel: 'mail',
      kind: 'alert',
      to: email,
      headers: {
        'List-Unsubscribe': `<${stopAll}>`,
        'List-Unsubscribe-Post': ONE_CLICK.join('='),
      },
      ...alertEmail({
        ...content,
        ...publisher,
        alerts: stops,
        manage: toUrl(await ownAlertsPath(email, now)),
      }),
    })
  }
}

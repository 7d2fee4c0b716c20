import 'server-only'
import { payloadSecret } from '@/config/env'
import { PAUSE_DAYS } from '@/domain/alerts/schedule'
import { maskEmail } from '@/domain/newsletter/mask-email'
import { DAY_MS } from '@/domain/time/days'
import { ownAlertsToken, stopAlertsToken } from '@/jobs/alert/tokens'
import type { Alert } from '@/payload-types'
import { payloadClient } from '../payload/payload-client'

/** An alert as its reader sees it. */
export type OwnAlert = Pick<
  Alert,
  'id' | 'title' | 'changes' | 'frequency' | 'status' | 'pausedUntil'
>

export interface OwnAlerts {
  readonly maskedEmail: string
  readonly alerts: readonly OwnAlert[]
}

async function readEmail(token: string, now: Date): Promise<string | null> {
  const read = await ownAlertsToken.read(payloadSecret(), token, now)
  return read.state === 'valid' ? read.claims.email : null
}

/** All alerts of the address in a link that are not stopped, or `null` for an invalid link. */
export async function findOwnAlerts(token: string, now = new Date()): Promise<OwnAlerts | null> {
  const email = await readEmail(token, now)
  if (email === null) return null
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'alerts',
    where: { email: { equals: email }, status: { in: ['pending', 'active'] } },
    depth: 0,
    pagination: false,
    sort: ['-status', 'createdAt'],
  })
  const alerts = docs.map(
    ({ id, title, changes, frequency, status, pausedUntil }): OwnAlert => ({
      id,
      title,
      changes,
      frequency,
      status,
      // A pause that is over is none.
      pausedUntil: pausedUntil && new Date(pausedUntil) > now ? pausedUntil : null,
    }),
  )
  return { maskedEmail: maskEmail(email), alerts }
}

/** What a reader does with an alert. */
export const alertActions = ['confirm', 'pause', 'resume', 'stop'] as const
export type AlertAction = (typeof alertActions)[number]

function toChange(action: AlertAction, now: Date): Partial<Alert> {
  const at = now.toISOString()
  switch (action) {
    case 'confirm':
      return { status: 'active', confirmedAt: at, since: at, pausedUntil: null }
    case 'pause': {
      // What changes during a pause is not told afterward.
      const until = new Date(now.getTime() + PAUSE_DAYS * DAY_MS).toISOString()
      return { pausedUntil: until, since: until }
    }
    case 'resume':
      return { pausedUntil: null, since: at }
    case 'stop':
      return { status: 'stopped' }
  }
}

/** Changes one alert of the address in a link, or all of them. Another address has its own. */
export async function changeOwnAlerts(
  token: string,
  { action, alert }: { readonly action: AlertAction; readonly alert: number | 'all' },
  now = new Date(),
): Promise<void> {
  const email = await readEmail(token, now)
  if (email === null) return
  const payload = await payloadClient()
  await payload.update({
    collection: 'alerts',
    where: {
      email: { equals: email },
      status: action === 'confirm' ? { equals: 'pending' } : { in: ['pending', 'active'] },
      ...(alert === 'all' ? {} : { id: { equals: alert } }),
    },
    data: toChange(action, now),
    depth: 0,
  })
}

/** What a link that stops alerts stands for. */
export interface StoppedAlerts {
  readonly maskedEmail: string
  /** The alerts that are not stopped yet. */
  readonly titles: readonly string[]
  /** A new link to all alerts of the address. */
  readonly ownToken: string
}

/** The alerts of a link that stops them, or `null` for an invalid link. */
export async function findStoppable(
  token: string,
  now = new Date(),
): Promise<StoppedAlerts | null> {
  const read = await stopAlertsToken.read(payloadSecret(), token, now)
  if (read.state !== 'valid') return null
  const { email, alerts } = read.claims
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'alerts',
    where: { email: { equals: email }, id: { in: alerts }, status: { equals: 'active' } },
    depth: 0,
    pagination: false,
    select: { title: true },
  })
  return {
    maskedEmail: maskEmail(email),
    titles: docs.map(({ title }) => title),
    ownToken: await ownAlertsToken.create(payloadSecret(), { email }, now),
  }
}

/** Stops the alerts of a link. Does nothing for an invalid one. */
export async function stopAlerts(token: string, now = new Date()): Promise<void> {
  const read = await stopAlertsToken.read(payloadSecret(), token, now)
  if (read.state !== 'valid') return
  const { email, alerts } = read.claims
  const payload = await payloadClient()
  await payload.update({
    collection: 'alerts',
    where: { email: { equals: email }, id: { in: alerts } },
    data: { status: 'stopped' },
    depth: 0,
  })
}

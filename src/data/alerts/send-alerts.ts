import 'server-only'
import { createLocalReq, type Payload } from 'payload'
import {
  deleteOldEvents,
  findLastEvent,
  hasAlerts,
  insertNotices,
  lockCursor,
  moveCursor,
  noteEndingOffers,
  readChanges,
  type ToldChange,
  takeNotices,
} from '@/database/alerts/changes'
import { deleteEndedAlerts } from '@/database/alerts/own-alerts'
import type { Connection } from '@/database/sql/query'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { getChangeKind } from '@/domain/alerts/change'
import {
  CONFIRM_DAYS,
  DIGEST_TIME,
  EVENT_DAYS,
  lastDigestDay,
  OFFER_ENDS_WITHIN_DAYS,
  SETTLE_MS,
} from '@/domain/alerts/schedule'
import { type AlertFrequency, alertFrequencies } from '@/domain/enums'
import { addDays, daysBefore } from '@/domain/time/days'
import { queueAlerts } from '@/jobs/alert/queue'
import { fromZonedTime, siteDay } from '@/lib/dates/site-date'
import { payloadClient } from '../payload/payload-client'
import { readListings, toChangedListings } from './changed-listings'
import { matchSearches } from './match-searches'

/** Changes that an email names. More would be cut off by mail programs. */
const NAMED = 25
/** Events that are compared at once. */
const PART = 20_000
/** Emails that are written in one transaction. */
const BATCH = 50

/** Whether alerts of a frequency are due since they were last sent. */
function isDue(frequency: AlertFrequency, ranAt: Date, now: Date): boolean {
  if (frequency === 'instantly') return true
  const today = siteDay(now)
  const isTime = now >= fromZonedTime(today, DIGEST_TIME)
  const day = lastDigestDay(frequency, isTime ? today : addDays(today, -1))
  return ranAt < fromZonedTime(day, DIGEST_TIME)
}

/** The net changes after an event up to another that readers are told of. */
async function readTold(
  connection: Connection,
  after: number,
  until: number,
): Promise<ToldChange[]> {
  const stored = await readChanges(connection, { after, until })
  return stored.flatMap((change) => {
    const kind = getChangeKind(change)
    return kind ? [{ ...change, kind }] : []
  })
}

/**
 * Notes who is to be told of the changes since the last time, and moves the cursor, in one transaction:
 * a reader is told of a change once, also if the server is killed. A change that was undone before
 * leaves none.
 */
export async function noteChanges(
  payload: Payload,
  frequency: AlertFrequency,
  now: Date,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const connection = await getSession(req)
    const cursor = await lockCursor(connection, frequency)
    if (!cursor || !isDue(frequency, cursor.ranAt, now)) return
    const last = await findLastEvent(connection, new Date(now.getTime() - SETTLE_MS))
    const until = Math.max(last, cursor.event)
    if (await hasAlerts(connection, frequency)) {
      // A part at a time, so that a statement about millions of changes does not time out.
      for (let after = cursor.event; after < until; after += PART) {
        const changes = await readTold(connection, after, Math.min(after + PART, until))
        const limit = NAMED + 1
        const found = await matchSearches(connection, { changes, frequency, limit }, now)
        await insertNotices(connection, { frequency, changes, found, limit: NAMED })
      }
    }
    await moveCursor(connection, frequency, { event: until, ranAt: now })
  })
}

/** Writes and queues some of the emails. Returns how many. */
async function queueNotices(payload: Payload, now: Date): Promise<number> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async () => {
    const notices = await takeNotices(await getSession(req), BATCH)
    if (notices.length === 0) return 0
    const listings = await readListings(notices)
    const ids = [...new Set(notices.flatMap(({ alerts }) => alerts))]
    const { docs } = await payload.find({
      collection: 'alerts',
      where: { id: { in: ids }, status: { equals: 'active' } },
      depth: 0,
      pagination: false,
      select: { title: true },
      req,
    })
    const titles = new Map(docs.map(({ id, title }) => [id, title]))
    const toTell = notices.map(({ alerts, email, total, changes }) => ({
      email,
      named: changes.length,
      hasMore: total > changes.length,
      listings: toChangedListings(changes, listings, now),
      alerts: alerts.flatMap((id) => {
        const title = titles.get(id)
        return title === undefined ? [] : [{ id, title }]
      }),
    }))
    // A reader may have stopped them meanwhile.
    const wanted = toTell.filter(({ alerts }) => alerts.length > 0)
    await queueAlerts(req, wanted, now)
    return notices.length
  })
}

/** Writes and queues the emails of all notices, also those of a server that was killed. Returns how many. */
export async function queueAllNotices(payload: Payload, now: Date): Promise<number> {
  let sent = 0
  for (;;) {
    const queued = await queueNotices(payload, now)
    if (queued === 0) return sent
    sent += queued
  }
}

/** Tells readers what changed, as often as they asked for it. Returns the number of emails. */
export async function sendAlerts(now = new Date()): Promise<number> {
  const payload = await payloadClient()
  const { drizzle } = payload.db
  await noteEndingOffers(drizzle, OFFER_ENDS_WITHIN_DAYS)
  for (const { value } of alertFrequencies) await noteChanges(payload, value, now)
  const sent = await queueAllNotices(payload, now)
  await deleteOldEvents(drizzle, daysBefore(now, EVENT_DAYS))
  await deleteEndedAlerts(drizzle, daysBefore(now, CONFIRM_DAYS))
  return sent
}

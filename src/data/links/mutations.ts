import 'server-only'
import { createLocalReq, type PayloadRequest } from 'payload'
import { env } from '@/config/env'
import {
  type ClaimedLink,
  claimLinks,
  type FoundLink,
  isReadingDue,
  type LinkUse,
  lockLinks,
  replaceLinks,
  saveLink,
} from '@/database/checked-links'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { findLinks } from '@/domain/links/find-links'
import { CHECK_AFTER_DAYS, type LinkCheck, nextState } from '@/domain/links/link-state'
import { DAY_MS, daysAfter, HOUR_MS, MINUTE_MS } from '@/domain/time/days'
import { siteDay } from '@/lib/dates/site-date'
import { payloadClient } from '../payload/payload-client'
import { linkCollections, readVisible } from './documents'
import { requestLink } from './request-link'

/** Links that one run checks at the same time, each of another host. */
const LIMIT = 25

/** A host is requested again after this pause at the earliest. Shorter than that between two runs. */
const HOST_PAUSE_MS = 5 * MINUTE_MS

const ownHost = new URL(env.SITE_URL).host

/** All links that visitors see, with the documents that have them. */
async function collectLinks(req: PayloadRequest): Promise<FoundLink[]> {
  const uses = new Map<string, LinkUse[]>()
  const add = (document: object, use: LinkUse) => {
    for (const url of findLinks(document, ownHost)) uses.set(url, [...(uses.get(url) ?? []), use])
  }
  for (const { slug } of linkCollections(req)) {
    for await (const document of readVisible(req, slug)) {
      add(document, { slug, id: Number(document.id) })
    }
  }
  for (const { slug } of req.payload.config.globals) {
    const settings = await req.payload.findGlobal({ slug, depth: 0, req })
    add(settings, { slug, id: null })
  }
  return [...uses].map(([url, found]) => ({ url, host: new URL(url).host, uses: found }))
}

/**
 * Reads the links of all published documents once a day, and claims those that are due. Other servers
 * claim nothing meanwhile, so one of several reads, and each link is checked once.
 */
async function claimDue(now: Date): Promise<ClaimedLink[]> {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    const connection = await getSession(req)
    if (!(await lockLinks(connection))) return []
    if (await isReadingDue(connection, new Date(now.getTime() - DAY_MS))) {
      await replaceLinks(connection, await collectLinks(req), now)
    }
    return claimLinks(connection, {
      now,
      limit: LIMIT,
      hostsBefore: new Date(now.getTime() - HOST_PAUSE_MS),
      retryAt: new Date(now.getTime() + HOUR_MS),
    })
  })
}

/**
 * Checks links that are due, at most one of each host, and returns how many. Links that work are due
 * again after a week, others after a day.
 *
 * @param check requests a link
 */
export async function checkDueLinks(
  now = new Date(),
  check: (url: string) => Promise<LinkCheck> = requestLink,
): Promise<number> {
  const claimed = await claimDue(now)
  const { db } = await payloadClient()
  const checkLink = async (link: ClaimedLink) => {
    const result = await check(link.url)
    const state = nextState(link, result, now, siteDay)
    const isWorking = state.problem === null && !result.isUnknown
    const days = isWorking ? CHECK_AFTER_DAYS.working : CHECK_AFTER_DAYS.failing
    await saveLink(db.drizzle, { ...link, ...state, dueAt: daysAfter(now, days) })
  }
  await Promise.all(claimed.map(checkLink))
  return claimed.length
}

import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { env } from '@/config/env'
import { queryRows } from '@/database/sql/query'
import { inTransaction } from '@/database/transactions/in-transaction'
import { getSession } from '@/database/transactions/session'
import { HOUR_MS } from '@/domain/time/days'
import { composeIssue } from '@/jobs/newsletter-issue/compose'
import { fillReaderLinks } from '@/jobs/newsletter-issue/reader-links'
import { queueTest } from '@/jobs/newsletter-issue/send-test'
import { payloadClient } from '../payload/payload-client'
import { newestFor } from '../payload/version'
import type { Staff } from '../staff/staff'

/** The most tests that a user sends in an hour. */
const TESTS_PER_HOUR = 20

async function composeNewest(req: PayloadRequest, id: number, user: Staff) {
  const { docs } = await req.payload.find({
    collection: 'newsletter-issues',
    where: { id: { equals: id } },
    depth: 0,
    ...newestFor(user),
    req,
  })
  const [issue] = docs
  return issue ? composeIssue(req, issue) : null
}

/** The email of the last saved version of an issue with its problems, or `null`. */
export async function issueEmail(id: number, user: Staff) {
  const req = await createLocalReq({ user }, await payloadClient())
  const issue = await composeNewest(req, id, user)
  if (!issue) return null
  const { html, text, subject } = issue.email
  const ofReader = '(the reader’s own link)'
  return {
    ...issue,
    email: {
      subject,
      html: fillReaderLinks(html, { unsubscribe: '#', preferences: '#' }),
      text: fillReaderLinks(text, { unsubscribe: ofReader, preferences: ofReader }),
    },
  }
}

/** Why a test was not sent. */
export type TestProblem = 'unknown' | 'too-many'

/** Sends the last saved version of an issue to the user's own address. Returns `null` if it did. */
export async function sendIssueTest(id: number, user: Staff): Promise<TestProblem | null> {
  const req = await createLocalReq({ user }, await payloadClient())
  const issue = await composeNewest(req, id, user)
  if (!issue) return 'unknown'
  return inTransaction(req, async () => {
    const [sent] = await queryRows(
      await getSession(req),
      z.object({ count: z.number() }),
      sql`select count(*)::int as count from deliveries
        where kind = 'newsletter-test' and "to" = ${user.email}
          and created_at > ${new Date(Date.now() - HOUR_MS).toISOString()}`,
    )
    if ((sent?.count ?? 0) >= TESTS_PER_HOUR) return 'too-many'
    await queueTest(req, issue.email, { to: user.email, site: env.SITE_URL })
    return null
  })
}

import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Where } from 'payload'
import { cache } from 'react'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import type { NewsletterContent } from '@/contract/newsletter/newsletter-content'
import { isoDate } from '@/database/iso-date'
import { asInForm, type FormValues } from '@/lib/unsaved-values'
import { dependOn, expireWithDay } from '../cache/depend-on'
import { payloadClient } from '../payload/payload-client'
import { type Draft, isDraft, newestFor, published, type Version } from '../payload/version'
import { isStorable } from '../sql/expressions'
import { queryPool } from '../sql/query-pool'
import type { Staff } from '../staff/staff'
import { readNewsletterContent } from './issue-content'

const issueSummary = z.object({
  id: z.number(),
  title: z.string(),
  slug: z.string(),
  preheader: z.nullable(z.string()),
  /** ISO date and time of the first publication. */
  publishedAt: z.string(),
  updatedAt: z.string(),
})
export type IssueSummary = Readonly<z.infer<typeof issueSummary>>

/** The published issues, the newest first. */
export function listIssues(limit = 500): Promise<IssueSummary[]> {
  dependOn(cacheTags.newsletter)
  return queryPool(
    issueSummary,
    sql`
    select t.id, t.title, t.slug, t.preheader, ${isoDate(sql`t.published_at`)} as "publishedAt",
      ${isoDate(sql`t.updated_at`)} as "updatedAt"
    from newsletter_issues t where t._status = 'published' and t.published_at is not null
    order by t.published_at desc, t.id desc limit ${limit}`,
  )
}

/** An issue for its page, with ISO dates. */
export interface IssuePage extends NewsletterContent {
  /** `null` in the preview of an issue that was not published yet. */
  readonly publishedAt: string | null
  readonly updatedAt: string
}

async function findIssue(where: Where, version: Version): Promise<Draft<IssuePage> | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'newsletter-issues',
    where,
    depth: 0,
    ...version,
  })
  const [issue] = docs
  if (!issue) return null
  const { newsletter, communities, builderNames, homes, plans, blog, events, ads } = cacheTags
  dependOn(newsletter, communities, builderNames, homes, plans, blog, events, ads)
  expireWithDay(new Date())
  const content = await readNewsletterContent(await createLocalReq({}, payload), issue)
  const { publishedAt = null, updatedAt } = issue
  return { content: { ...content, publishedAt, updatedAt }, isDraft: isDraft(issue) }
}

/** A published issue for its page, or `null`. One query serves a page and its metadata. */
export const issuePage = cache(async (slug: string): Promise<IssuePage | null> => {
  dependOn(cacheTags.newsletter)
  if (!isStorable(slug)) return null
  return (await findIssue({ slug: { equals: slug } }, published))?.content ?? null
})

/** The latest version of an issue with the values of its form, or `null`. */
export function issueDraft(
  id: number,
  user: Staff,
  values?: FormValues,
): Promise<Draft<IssuePage> | null> {
  return findIssue(
    { id: { equals: id } },
    newestFor(user, asInForm('newsletter-issues', id, values)),
  )
}

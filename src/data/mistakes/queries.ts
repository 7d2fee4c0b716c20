import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import { paths } from '@/config/paths'
import { contentTypes, findContentType } from '@/content-types'
import type { Correction } from '@/contract/mistakes/correction'
import { isoDate } from '@/database/iso-date'
import { tableName } from '@/database/sql/column-name'
import { mistakeSubjects } from '@/domain/enums'
import type { Subject } from '@/domain/mistakes/subject'
import { dependOn } from '../cache/depend-on'
import { payloadClient } from '../payload/payload-client'
import { published } from '../payload/version'
import { queryPool } from '../sql/query-pool'

/** A published document that a mistake can be reported about. */
export interface ReportedPage {
  /** `214 Bluestem Run, Cibolo Ridge Preserve` for a home or plan. */
  readonly title: string
  readonly path: string
  readonly document: Readonly<Record<string, unknown>>
}

const named = z.object({
  name: z.optional(z.string()),
  title: z.optional(z.string()),
  address: z.optional(z.string()),
  slug: z.optional(z.nullable(z.string())),
  category: z.optional(z.nullable(z.string())),
  community: z.optional(z.object({ slug: z.string(), name: z.string() })),
})

/** The path of a document's page. School districts and private schools share one. */
function findPath(kind: Subject['kind'], { slug, category, community }: z.infer<typeof named>) {
  const type = findContentType(kind)
  if (!type) return paths.schools
  if (!type.page || !slug) return null
  if (type.page.isOwn) return type.page.path({ slug, category })
  return community ? type.page.path(community.slug, slug) : null
}

/** The published document, or `null` if there is none or it has no page. */
export async function findReportedPage({ kind, id }: Subject): Promise<ReportedPage | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: kind,
    where: { id: { equals: id } },
    depth: 1,
    ...published,
  })
  const [document] = docs
  const found = named.safeParse(document)
  if (!document || !found.success) return null
  const { name, address, community } = found.data
  const title = [name ?? found.data.title ?? address, community?.name].filter(Boolean).join(', ')
  const path = findPath(kind, found.data)
  return path ? { title, path, document: { ...document } } : null
}

const correctionRow = z.object({
  id: z.number(),
  title: z.string(),
  path: z.nullable(z.string()),
  text: z.string(),
  correctedAt: z.string(),
})

/** The corrections on the page, which is not a complete archive. */
const SHOWN = 100

const isPublished = sql.join(
  mistakeSubjects.map(({ value: kind }) => {
    const table = sql.identifier(tableName(kind))
    const visible = findContentType(kind) ? sql`and t._status = 'published'` : sql``
    return sql`r.kind::text = ${kind} and exists (
      select from ${table} t where t.id = r.document_id ${visible})`
  }),
  sql` or `,
)

/** The newest corrections that visitors' reports led to. */
export async function listCorrections(): Promise<Correction[]> {
  dependOn(
    cacheTags.corrections,
    ...contentTypes.flatMap(({ slug, tag, nameTag = tag }) =>
      nameTag && mistakeSubjects.some(({ value }) => value === slug) ? [nameTag] : [],
    ),
  )
  return queryPool(
    correctionRow,
    sql`
    select r.id, r.title, case when ${isPublished} then r.path end as path,
      trim(r.answer) as text, ${isoDate(sql`r.answered_at`)} as "correctedAt"
    from mistake_reports r
    where r.status = 'fixed' and r.quarantined is not true and trim(r.answer) <> ''
    order by r.answered_at desc, r.id desc limit ${SHOWN}`,
  )
}

import 'server-only'
import { paths } from '@/config/paths'
import type { About } from '@/domain/alerts/about'
import { findReportedPage } from '../mistakes/queries'
import { payloadClient } from '../payload/payload-client'
import { published } from '../payload/version'

/** A published listing or builder that an alert can be about. */
export interface AlertPage {
  readonly title: string
  readonly path: string
}

async function findBuilder(id: number): Promise<AlertPage | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'builders',
    where: { id: { equals: id } },
    depth: 0,
    select: { name: true, slug: true },
    ...published,
  })
  const [builder] = docs
  return builder?.slug ? { title: builder.name, path: paths.builder(builder.slug) } : null
}

/** The page of a listing or builder, or `null` if visitors do not see it. */
export function findAlertPage({
  target,
  id,
}: Exclude<About, { readonly target: 'search' }>): Promise<AlertPage | null> {
  return target === 'builders' ? findBuilder(id) : findReportedPage({ kind: target, id })
}

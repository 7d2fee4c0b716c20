import 'server-only'
import type { Where } from 'payload'
import { cache } from 'react'
import { cacheTags } from '@/config/cache-tags'
import type { BuilderDetail, BuilderSummary } from '@/contract/builders/builder'
import { builderQuery } from '@/contract/builders/builder-query'
import type { BuildersSelect } from '@/payload-types'
import { cached } from '../cache/cached'
import { communitiesOfBuilder } from '../communities/list'
import { populatePictures } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'
import { type Draft, isDraft, newestFor, published, type Version } from '../payload/version'
import { getCachedSitemap } from '../site/sitemap'
import { isStorable } from '../sql/expressions'
import type { Staff } from '../staff/queries'
import { listBuilders } from './list'
import { builderFields, toDetail } from './mapper'

const builders = builderQuery.parse({})

/**
 * The first published builders by name with their communities, up to the default limit of the API.
 */
export function getCachedBuilders(): Promise<BuilderSummary[]> {
  return cached(
    ['builders'],
    [cacheTags.builders, cacheTags.communities],
    async () => (await listBuilders(builders)).items,
  )
}

const select = {
  ...builderFields.select,
  logo: true,
  _status: true,
} as const satisfies BuildersSelect & Pick<BuildersSelect, keyof typeof builderFields.select>

async function findBuilder(where: Where, version: Version): Promise<Draft<BuilderDetail> | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'builders',
    where,
    select,
    populate: populatePictures,
    joins: false,
    depth: 1,
    ...version,
  })
  const [builder] = docs
  if (!builder) return null
  const communities = await communitiesOfBuilder(builder.id)
  return { content: toDetail(builder, communities), isDraft: isDraft(builder) }
}

/** A published builder with its communities, or `null`. */
export async function builderBySlug(slug: string): Promise<BuilderDetail | null> {
  if (!isStorable(slug)) return null
  return (await findBuilder({ slug: { equals: slug } }, published))?.content ?? null
}

/** The latest version of a builder with its published communities, or `null`. */
export function builderDraft(id: number, user: Staff): Promise<Draft<BuilderDetail> | null> {
  return findBuilder({ id: { equals: id } }, newestFor(user))
}

/**
 * A published builder, or `null`. Only existing slugs are cached, as for communities. The page
 * shows cards of its communities.
 */
export const getCachedBuilder = cache(async (slug: string): Promise<BuilderDetail | null> => {
  const rows = (await getCachedSitemap()).builders
  if (!rows.some((row) => row.slug === slug)) return null
  const tags = [cacheTags.builder(slug), cacheTags.communities]
  return cached(['builder', slug], tags, () => builderBySlug(slug))
})

import 'server-only'
import type { Where } from 'payload'
import { cache } from 'react'
import { cacheTags } from '@/config/cache-tags'
import type { BuilderDetail, BuilderSummary } from '@/contract/builders/builder'
import { builderQuery } from '@/contract/builders/builder-query'
import { asInForm, type FormValues } from '@/lib/unsaved-values'
import type { BuildersSelect } from '@/payload-types'
import { dependOn } from '../cache/depend-on'
import { communitiesOfBuilder } from '../communities/list'
import { populatePictures } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'
import { type Draft, isDraft, newestFor, published, type Version } from '../payload/version'
import { noSeo, type SeoOverrides, toSeo, type WithSeo } from '../site/seo'
import { isStorable } from '../sql/expressions'
import type { Staff } from '../staff/staff'
import { listBuilders } from './list'
import { builderFields, toDetail } from './mapper'

const builders = builderQuery.parse({})

/**
 * The first published builders by name with their communities, up to the default limit of the API.
 */
export async function firstBuilders(): Promise<BuilderSummary[]> {
  return (await listBuilders(builders)).items
}

const select = {
  ...builderFields.select,
  logo: true,
  meta: true,
  _status: true,
} as const satisfies BuildersSelect & Pick<BuildersSelect, keyof typeof builderFields.select>

async function findBuilder(
  where: Where,
  version: Version,
): Promise<(Draft<BuilderDetail> & WithSeo) | null> {
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
  return {
    content: toDetail(builder, communities),
    seo: toSeo(builder.meta),
    isDraft: isDraft(builder),
  }
}

/** One query serves a page and its metadata. */
const publishedBuilder = cache(async (slug: string) => {
  dependOn(cacheTags.builder(slug))
  if (!isStorable(slug)) return null
  return findBuilder({ slug: { equals: slug } }, published)
})

/** A published builder with its communities, or `null`. */
export async function builderBySlug(slug: string): Promise<BuilderDetail | null> {
  return (await publishedBuilder(slug))?.content ?? null
}

/** The editors' SEO texts of a published builder. */
export async function builderSeo(slug: string): Promise<SeoOverrides> {
  return (await publishedBuilder(slug))?.seo ?? noSeo
}

/** The latest version of a builder with its published communities with the values of its form, or `null`. */
export function builderDraft(
  id: number,
  user: Staff,
  values?: FormValues,
): Promise<Draft<BuilderDetail> | null> {
  return findBuilder({ id: { equals: id } }, newestFor(user, asInForm('builders', id, values)))
}

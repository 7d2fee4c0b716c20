import 'server-only'
import type { BuilderDetail } from '@/contract/builders/builder'
import { toSummary } from '../builders/mapper'
import { communitiesOfBuilder } from '../communities/list'
import { payloadClient } from '../payload'
import type { Staff } from '../staff/staff'
import { type Draft, isDraft, newest } from './draft'

/** The latest version of a builder with its published communities, or `null`. */
export async function builderDraft(id: number, user: Staff): Promise<Draft<BuilderDetail> | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'builders',
    where: { id: { equals: id } },
    joins: false,
    ...newest,
    depth: 1,
    user,
  })
  const [builder] = docs
  if (!builder) return null
  const { logo } = builder
  const summary = toSummary({
    id,
    name: builder.name ?? '',
    slug: builder.slug ?? '',
    tier: builder.tier ?? null,
    description: builder.description ?? null,
    website: builder.website ?? null,
    phone: builder.phone ?? null,
    email: builder.email ?? null,
    foundedYear: builder.foundedYear ?? null,
    employees: builder.employees ?? null,
    address: builder.address ?? null,
    isCustom: builder.isCustom ?? null,
    logo: typeof logo === 'object' ? (logo?.filename ?? null) : null,
    communities: null,
  })
  const communities = await communitiesOfBuilder(String(id))
  return { content: { ...summary, communities }, isDraft: isDraft(builder) }
}

import type { PayloadRequest } from 'payload'
import { defaultSiteInfo } from '@/content/site-defaults'
import type { Builder, Community, Lead } from '@/payload-types'

/** A lead with what its letter tells about: nothing of it is looked up later. */
export interface LeadContext {
  readonly lead: Lead
  readonly community: Pick<Community, 'id' | 'name' | 'slug' | 'contactEmail'> | null
  /** Who is written to, or the first builder of the community. */
  readonly builder: Pick<Builder, 'id' | 'name' | 'slug' | 'email'> | null
  readonly publisher: { readonly name: string; readonly email: string }
}

type Reference = number | { readonly id: number } | null | undefined

/** The number of a document that is referred to, whether or not it was read along. */
export function idOf(reference: Reference): number | null {
  return typeof reference === 'number' ? reference : (reference?.id ?? null)
}

/** Reads what the letter about a lead needs, in the transaction of the request. */
export async function leadContext(req: PayloadRequest, lead: Lead): Promise<LeadContext> {
  const { payload } = req
  const read = { depth: 0, disableErrors: true, req } as const
  const communityId = idOf(lead.community)
  const community =
    communityId === null
      ? null
      : await payload.findByID({
          collection: 'communities',
          id: communityId,
          ...read,
          select: { name: true, slug: true, contactEmail: true, builders: true },
        })
  const builderId = idOf(lead.builder) ?? idOf(community?.builders?.[0])
  const builder =
    builderId === null
      ? null
      : await payload.findByID({
          collection: 'builders',
          id: builderId,
          ...read,
          select: { name: true, slug: true, email: true },
        })
  const { name, email } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
    select: { name: true, email: true },
  })
  // Nobody has saved the settings yet on a new guide.
  const publisher = { name: name || defaultSiteInfo.name, email: email || defaultSiteInfo.email }
  return { lead, community, builder, publisher }
}

import type { PayloadRequest } from 'payload'
import { defaultSiteInfo } from '@/content/site-defaults'
import type { Builder, Community, FloorPlan, Home, Lead } from '@/payload-types'

/** A lead with all data of its email, so that nothing is loaded later. */
export interface LeadContext {
  readonly lead: Lead
  readonly community: Pick<Community, 'id' | 'name' | 'slug' | 'contactEmail'> | null
  /** The home or the plan of the community that the buyer asks about. */
  readonly home: Pick<Home, 'id' | 'address' | 'slug' | 'builderNumber'> | null
  readonly plan: Pick<FloorPlan, 'id' | 'name' | 'slug' | 'planNumber'> | null
  /** The recipient, the builder of the home or plan, or the first builder of the community. */
  readonly builder: Pick<Builder, 'id' | 'name' | 'slug' | 'email'> | null
  readonly publisher: { readonly name: string; readonly email: string }
}

type Reference = number | { readonly id: number } | null | undefined

/** The id of a referenced document, populated or not. */
export function idOf(reference: Reference): number | null {
  return typeof reference === 'number' ? reference : (reference?.id ?? null)
}

/** Loads the data of the lead email in the transaction of the request. */
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
  const homeId = idOf(lead.home)
  const home =
    homeId === null
      ? null
      : await payload.findByID({
          collection: 'homes',
          id: homeId,
          ...read,
          select: { address: true, slug: true, builderNumber: true, builder: true },
        })
  const planId = idOf(lead.plan)
  const plan =
    planId === null
      ? null
      : await payload.findByID({
          collection: 'floor-plans',
          id: planId,
          ...read,
          select: { name: true, slug: true, planNumber: true, builder: true },
        })
  const builderId =
    idOf(lead.builder) ??
    idOf(home?.builder) ??
    idOf(plan?.builder) ??
    idOf(community?.builders?.[0])
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
  // On a new guide, the settings are not saved yet.
  const publisher = { name: name || defaultSiteInfo.name, email: email || defaultSiteInfo.email }
  return { lead, community, home, plan, builder, publisher }
}

import type { PayloadRequest } from 'payload'
import { defaultSiteInfo } from '@/content/site-defaults'
import { findDefaultRecipient, findRecipientEmail, listRecipients } from '@/domain/leads/recipients'
import type { Builder, Community, FloorPlan, Home, Lead } from '@/payload-types'

export type NoticeBuilder = Pick<Builder, 'id' | 'name' | 'slug' | 'email' | 'leadHandOver'>

/** A party that receives the email about a lead. */
export interface NoticeRecipient {
  /** As the form named it. */
  readonly name: string
  readonly email: string
  /** The builder that the buyer addressed. A sales office and the publisher have none. */
  readonly builder?: NoticeBuilder | null
}

/** A lead with all data of its emails, so that nothing is loaded later. */
export interface LeadContext {
  readonly lead: Lead
  readonly community: Pick<Community, 'id' | 'name' | 'slug' | 'contactEmail'> | null
  /** The home or the plan of the community that the buyer asks about. */
  readonly home: Pick<Home, 'id' | 'address' | 'slug' | 'builderNumber'> | null
  readonly plan: Pick<FloorPlan, 'id' | 'name' | 'slug' | 'planNumber'> | null
  /** The builder that was written to, of the home or plan, or the first of the community. */
  readonly builder: NoticeBuilder | null
  readonly recipients: readonly NoticeRecipient[]
  readonly publisher: {
    readonly name: string
    readonly email: string
    /** Whether the buyer gets a copy. */
    readonly copiesBuyer: boolean
  }
}

type Reference = number | { readonly id: number } | null | undefined

/** The id of a referenced document, populated or not. */
export function getId(reference: Reference): number | null {
  return typeof reference === 'number' ? reference : (reference?.id ?? null)
}

/** Loads the data of the lead email in the transaction of the request. */
export async function leadContext(req: PayloadRequest, lead: Lead): Promise<LeadContext> {
  const { payload } = req
  const read = { depth: 0, disableErrors: true, req } as const
  const communityId = getId(lead.community)
  const community =
    communityId === null
      ? null
      : await payload.findByID({
          collection: 'communities',
          id: communityId,
          ...read,
          select: { name: true, slug: true, contactEmail: true, builders: true },
        })
  const homeId = getId(lead.home)
  const home =
    homeId === null
      ? null
      : await payload.findByID({
          collection: 'homes',
          id: homeId,
          ...read,
          select: { address: true, slug: true, builderNumber: true, builder: true },
        })
  const planId = getId(lead.plan)
  const plan =
    planId === null
      ? null
      : await payload.findByID({
          collection: 'floor-plans',
          id: planId,
          ...read,
          select: { name: true, slug: true, planNumber: true, builder: true },
        })
  const rows = lead.recipients ?? []
  const builderId =
    getId(rows.find(({ builder }) => builder)?.builder) ??
    getId(lead.builder) ??
    getId(home?.builder) ??
    getId(plan?.builder) ??
    getId(community?.builders?.[0])
  const builders = await findBuilders(req, [builderId, ...rows.map((row) => getId(row.builder))])
  const builder = builders.find(({ id }) => id === builderId) ?? null
  const settings = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
    select: { name: true, email: true, copyToBuyer: true },
  })
  // On a new guide, the settings are not saved yet.
  const publisher = {
    name: settings.name || defaultSiteInfo.name,
    email: settings.email || defaultSiteInfo.email,
    copiesBuyer: settings.copyToBuyer === true,
  }
  // A lead from before recipients were stored has none.
  const sentTo = rows.length > 0 ? rows : [getDefaultRow(community, builder)]
  const recipients = sentTo.map(({ name, kind, builder: reference }) => {
    const addressed = reference ? builders.find(({ id }) => id === getId(reference)) : builder
    return {
      name,
      builder: kind === 'builder' ? (addressed ?? null) : null,
      email: findRecipientEmail(kind, {
        office: community?.contactEmail,
        builder: addressed?.email,
        publisher: publisher.email,
      }),
    }
  })
  return { lead, community, home, plan, builder, recipients, publisher }
}

function getDefaultRow(community: LeadContext['community'], builder: NoticeBuilder | null) {
  const builders = builder ? [{ ...builder, id: String(builder.id) }] : []
  const { kind, name, builderId } = findDefaultRecipient(listRecipients({ community, builders }))
  return { kind, name, builder: builderId === null ? null : Number(builderId) }
}

async function findBuilders(
  req: PayloadRequest,
  ids: readonly (number | null)[],
): Promise<readonly NoticeBuilder[]> {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'builders',
    where: { id: { in: known } },
    select: { name: true, slug: true, email: true, leadHandOver: true },
    depth: 0,
    pagination: false,
    req,
  })
  return docs
}

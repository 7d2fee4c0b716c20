import 'server-only'
import type { Where } from 'payload'
import type { LeadBody } from '@/contract/leads/lead'
import {
  findChosenRecipients,
  findDefaultRecipient,
  listRecipients,
  publisherRecipient,
  type Recipient,
} from '@/domain/leads/recipients'
import type { Builder } from '@/payload-types'
import { payloadClient } from '../payload/payload-client'
import { published } from '../payload/version'
import { populated } from '../sql/stored-fields'

/** Why a lead cannot be stored: its subject or a recipient is not published. */
export type UnknownSubject =
  | 'unknown-community'
  | 'unknown-builder'
  | 'unknown-recipient'
  | 'unknown-home'
  | 'sold-home'
  | 'unknown-plan'

type TourRequest = Extract<LeadBody, { source: 'tour-request' }>

/** An id that no document has stands for an invalid one. */
const documentId = (id: string) => (/^\d{1,9}$/.test(id) ? Number(id) : 0)

const findOne = (id: string, condition: Where = {}) => {
  const where: Where = { and: [{ id: { equals: documentId(id) } }, condition] }
  return {
    where,
    populate: { builders: { name: true, email: true } },
    depth: 1,
    ...published,
  } as const
}

const toParties = (builders: readonly Pick<Builder, 'id' | 'name' | 'email'>[]) =>
  builders.map(({ id, name, email }) => ({ id: String(id), name, email }))

async function findMessageRecipients(builderId: string): Promise<Recipient[] | UnknownSubject> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'builders',
    select: { name: true, email: true },
    ...findOne(builderId),
  })
  if (docs.length === 0) return 'unknown-builder'
  return [findDefaultRecipient(listRecipients({ builders: toParties(docs) }))]
}

/** The builder of the home or plan that a request is about; `undefined` if it has none. */
async function findBuilderInQuestion({
  communityId,
  homeId,
  planId,
}: TourRequest): Promise<number | Builder | null | undefined | UnknownSubject> {
  const payload = await payloadClient()
  const inCommunity: Where = { community: { equals: documentId(communityId) } }
  if (homeId !== undefined) {
    const { docs } = await payload.find({
      collection: 'homes',
      select: { builder: true, status: true },
      ...findOne(homeId, inCommunity),
    })
    const [home] = docs
    if (!home) return 'unknown-home'
    if (home.status === 'sold') return 'sold-home'
    if (planId === undefined) return home.builder
  }
  if (planId === undefined) return undefined
  const { docs } = await payload.find({
    collection: 'floor-plans',
    select: { builder: true },
    ...findOne(planId, inCommunity),
  })
  return docs[0] ? docs[0].builder : 'unknown-plan'
}

async function findTourRecipients(body: TourRequest): Promise<Recipient[] | UnknownSubject> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'communities',
    select: { name: true, contactEmail: true, builders: true },
    ...findOne(body.communityId),
  })
  const [community] = docs
  if (!community) return 'unknown-community'
  const about = await findBuilderInQuestion(body)
  if (typeof about === 'string') return about
  const builders = populated(community.builders)
  const [builder] = populated(about ? [about] : [])
  const isListed = builders.some(({ id }) => id === builder?.id)
  const recipients = listRecipients({
    community,
    builders: toParties(builder && !isListed ? [builder, ...builders] : builders),
  })
  return body.builderIds
    ? (findChosenRecipients(recipients, body.builderIds) ?? 'unknown-recipient')
    : [findDefaultRecipient(recipients, builder ? String(builder.id) : null)]
}

/** Who receives a lead, or why it is rejected. */
export async function findRecipients(body: LeadBody): Promise<Recipient[] | UnknownSubject> {
  switch (body.source) {
    case 'tour-request':
      return findTourRecipients(body)
    case 'builder-contact':
      return findMessageRecipients(body.builderId)
    case 'contact-page':
      return [publisherRecipient]
  }
}

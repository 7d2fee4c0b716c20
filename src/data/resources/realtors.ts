import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { Realtor } from '@/contract/resources/realtor'
import { cached } from '../cached'
import { pictureOf } from '../media/pictures'
import { payloadClient } from '../payload'

async function readRealtors(): Promise<Realtor[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'realtors',
    overrideAccess: false,
    depth: 1,
    pagination: false,
    sort: ['order', 'id'],
    populate: { media: { filename: true, alt: true } },
  })
  return docs.map((realtor) => ({
    id: String(realtor.id),
    name: realtor.name,
    title: realtor.title ?? null,
    bio: realtor.bio ?? null,
    photo: pictureOf(realtor.photo),
    phone: realtor.phone ?? null,
    email: realtor.email ?? null,
    website: realtor.website ?? null,
    specialties: realtor.specialties ?? [],
    serviceAreas: realtor.serviceAreas ?? [],
    credentials: realtor.credentials ?? [],
  }))
}

/** The realtors in the editors' order. */
export function featuredRealtors(): Promise<Realtor[]> {
  return cached(['realtors'], [cacheTags.resources], readRealtors)
}

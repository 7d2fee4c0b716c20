import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { HelpfulLink } from '@/contract/resources/helpful-link'
import type { Realtor } from '@/contract/resources/realtor'
import type { ServiceProvider } from '@/contract/resources/service-provider'
import { dependOn } from '../cache/depend-on'
import { populatePictures, toPicture } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'

/** The realtors in the editors' order. */
export async function featuredRealtors(): Promise<Realtor[]> {
  dependOn(cacheTags.resources)
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'realtors',
    overrideAccess: false,
    depth: 1,
    pagination: false,
    sort: ['_order', 'id'],
    populate: populatePictures,
  })
  return docs.map((realtor) => ({
    id: String(realtor.id),
    name: realtor.name,
    title: realtor.title ?? null,
    brokerage: realtor.brokerage ?? null,
    brokerageNotice: realtor.brokerageNotice ?? null,
    bio: realtor.bio ?? null,
    photo: toPicture(realtor.photo),
    phone: realtor.phone ?? null,
    email: realtor.email ?? null,
    website: realtor.website ?? null,
    specialties: realtor.specialties ?? [],
    serviceAreas: realtor.serviceAreas ?? [],
    credentials: realtor.credentials ?? [],
  }))
}

/** The companies in the editors' order. */
export async function serviceProviders(): Promise<ServiceProvider[]> {
  dependOn(cacheTags.resources)
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'service-providers',
    overrideAccess: false,
    depth: 1,
    pagination: false,
    sort: ['_order', 'id'],
    populate: populatePictures,
  })
  return docs.map((provider) => ({
    id: String(provider.id),
    name: provider.name,
    kind: provider.kind ?? null,
    description: provider.description ?? null,
    logo: toPicture(provider.logo)?.src ?? null,
    services: provider.services ?? [],
    phone: provider.phone ?? null,
    email: provider.email ?? null,
    website: provider.website ?? null,
    address: provider.address ?? null,
    offer: provider.offer?.title
      ? { title: provider.offer.title, text: provider.offer.text ?? null }
      : null,
  }))
}

/** The links in the editors' order, featured ones first. */
export async function helpfulLinks(): Promise<HelpfulLink[]> {
  dependOn(cacheTags.resources)
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'helpful-links',
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: ['_order', 'id'],
    select: { title: true, description: true, url: true, category: true, isFeatured: true },
  })
  const links = docs.map(({ id, title, description, url, category, isFeatured }) => ({
    id: String(id),
    title,
    url,
    category,
    description: description ?? null,
    isFeatured: isFeatured ?? false,
  }))
  return links.sort((a, b) => Number(b.isFeatured) - Number(a.isFeatured))
}

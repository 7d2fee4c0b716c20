import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { HelpfulLink } from '@/contract/resources/helpful-link'
import type { Realtor } from '@/contract/resources/realtor'
import type { ServiceProvider } from '@/contract/resources/service-provider'
import { cached } from '../cache/cached'
import { pictureOf, populatePictures } from '../media/mapper'
import { payloadClient } from '../payload/payload-client'

async function readRealtors(): Promise<Realtor[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'realtors',
    overrideAccess: false,
    depth: 1,
    pagination: false,
    sort: ['order', 'id'],
    populate: populatePictures,
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

async function readProviders(): Promise<ServiceProvider[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'service-providers',
    overrideAccess: false,
    depth: 1,
    pagination: false,
    sort: ['order', 'id'],
    populate: populatePictures,
  })
  return docs.map((provider) => ({
    id: String(provider.id),
    name: provider.name,
    kind: provider.kind ?? null,
    description: provider.description ?? null,
    logo: pictureOf(provider.logo)?.src ?? null,
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

/** The companies in the editors' order. */
export function serviceProviders(): Promise<ServiceProvider[]> {
  return cached(['service-providers'], [cacheTags.resources], readProviders)
}

async function readHelpfulLinks(): Promise<HelpfulLink[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'helpful-links',
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: ['order', 'id'],
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

/** The links in the editors' order, featured ones first. */
export function helpfulLinks(): Promise<HelpfulLink[]> {
  return cached(['helpful-links'], [cacheTags.resources], readHelpfulLinks)
}

import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { ServiceProvider } from '@/contract/resources/service-provider'
import { cached } from '../cached'
import { pictureOf } from '../media/pictures'
import { payloadClient } from '../payload'

async function readProviders(): Promise<ServiceProvider[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'service-providers',
    overrideAccess: false,
    depth: 1,
    pagination: false,
    sort: ['order', 'id'],
    populate: { media: { filename: true, alt: true } },
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

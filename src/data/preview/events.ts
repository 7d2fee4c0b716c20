import 'server-only'
import type { Event } from '@/contract/events/event'
import { toEvent } from '../events/mapper'
import { payloadClient } from '../payload'
import type { Staff } from '../staff/staff'
import { type Draft, isDraft, newest } from './draft'

type Named = number | { readonly name: string } | null | undefined

/** The name of the related document, or the typed name. */
const nameOf = (document: Named, typed: string | null | undefined): string | null =>
  (typeof document === 'object' ? document?.name : null) ?? typed ?? null

/** The latest version of an event, or `null`. */
export async function eventDraft(id: number, user: Staff): Promise<Draft<Event> | null> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'events',
    where: { id: { equals: id } },
    ...newest,
    depth: 1,
    user,
  })
  const [event] = docs
  if (!event) return null
  const { picture } = event
  const content = toEvent({
    id,
    slug: event.slug ?? '',
    title: event.title ?? '',
    description: event.description ?? null,
    eventType: event.eventType,
    eventDate: event.eventDate ?? event.updatedAt,
    endDate: event.endDate ?? null,
    location: event.location ?? null,
    address: event.address ?? null,
    contactPhone: event.contactPhone ?? null,
    website: event.website ?? null,
    builderName: nameOf(event.builder, event.builderName),
    communityName: nameOf(event.community, event.communityName),
    picture:
      typeof picture === 'object' && picture?.filename
        ? { filename: picture.filename, alt: picture.alt }
        : null,
  })
  return { content, isDraft: isDraft(event) }
}

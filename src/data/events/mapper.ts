import { z } from 'zod/mini'
import { type Event, event } from '@/contract/events/event'
import { type StoredPicture, storedPicture, toPicture } from '../media/mapper'
import { type StoredOf, storedFields } from '../sql/stored-fields'

/** The parts of the contract that are stored under the same names. The others are mapped below. */
export const eventFields = storedFields(
  z.omit(event, { id: true, eventDate: true, endDate: true, image: true, imageAlt: true }),
)

const named = z.nullable(z.object({ name: z.nullable(z.string()) }))

/** A row of the list. */
export const eventRow = z.object({
  ...eventFields.shape,
  id: z.number(),
  eventDate: z.string(),
  endDate: z.nullable(z.string()),
  updatedAt: z.string(),
  builder: named,
  community: named,
  picture: z.nullable(storedPicture),
})

/** A related document, or its id if the reader may not see it. */
type Named = number | { readonly name: string | null } | null | undefined

/** A row of the list, or a document of Payload. */
type StoredEvent = StoredOf<typeof eventFields> & {
  readonly id: number
  readonly eventDate?: string | null | undefined
  readonly endDate?: string | null | undefined
  readonly updatedAt: string
  readonly builder?: Named
  readonly community?: Named
  readonly picture?: StoredPicture
}

/** The name of the related document, or the typed name. */
const getName = (document: Named, typed: string | null): string | null =>
  (typeof document === 'object' ? document?.name : null) ?? typed

/** Maps an event, published or a draft, to the contract. */
export function toEvent(stored: StoredEvent): Event {
  const fields = eventFields.read(stored)
  const picture = toPicture(stored.picture)
  return {
    id: String(stored.id),
    ...fields,
    // A draft may have no date yet.
    eventDate: stored.eventDate ?? stored.updatedAt,
    endDate: stored.endDate ?? null,
    builderName: getName(stored.builder, fields.builderName),
    communityName: getName(stored.community, fields.communityName),
    image: picture?.src ?? null,
    imageAlt: picture?.alt ?? null,
  }
}

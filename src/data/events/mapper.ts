import type { Event } from '@/contract/event'
import { picturePath } from '@/lib/pictures'

/** An event as the database puts it together. */
export interface StoredEvent extends Omit<Event, 'id' | 'image' | 'imageAlt'> {
  readonly id: number
  readonly picture: { filename: string; alt: string } | null
}

/** An event of the contract: nothing leaves that is not named here. */
export function toEvent({ id, picture, ...stored }: StoredEvent): Event {
  return {
    ...stored,
    id: String(id),
    image: picture === null ? null : picturePath(picture.filename),
    imageAlt: picture?.alt ?? null,
  }
}

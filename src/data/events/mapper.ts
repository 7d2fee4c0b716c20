import type { Event } from '@/contract/events/event'
import { picturePath } from '@/domain/media/image-sizes'

/** A row of the event query. */
export interface StoredEvent extends Omit<Event, 'id' | 'image' | 'imageAlt'> {
  readonly id: number
  readonly picture: { filename: string; alt: string } | null
}

/** Maps a row to an event of the public API. Only the listed fields are returned. */
export function toEvent({ id, picture, ...stored }: StoredEvent): Event {
  return {
    ...stored,
    id: String(id),
    image: picture === null ? null : picturePath(picture.filename),
    imageAlt: picture?.alt ?? null,
  }
}

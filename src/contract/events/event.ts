import { z } from 'zod/mini'

/** A grand opening, open house, model tour or community event. */
export const event = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  /**
   * `grand-opening`, `open-house`, `model-tour` or `community-event`. One event without a type must
   * not make a client reject the list (docs/product/events.md, Events).
   */
  eventType: z.catch(z.string(), 'open-house'),
  /** ISO date and time, UTC. */
  eventDate: z.string(),
  endDate: z.nullable(z.string()),
  /** Whether the days are meant, without the times. */
  allDay: z.boolean(),
  builderName: z.nullable(z.string()),
  location: z.nullable(z.string()),
  address: z.nullable(z.string()),
  communityName: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  website: z.nullable(z.string()),
  /** Path on the site. */
  image: z.nullable(z.string()),
  imageAlt: z.nullable(z.string()),
})
export type Event = z.infer<typeof event>

export const eventList = z.array(event)

/** Response of `DELETE /api/events/cleanup/expired`. */
export const cleanedUp = z.object({ deleted: z.number() })

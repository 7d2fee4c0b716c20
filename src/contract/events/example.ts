import type { Event } from './event'

/** An event of the sample content, for the reference. */
export const exampleEvent: Event = {
  id: '7',
  slug: 'saturday-open-house',
  title: 'Saturday open house',
  description: 'Three furnished models, coffee and kolaches.',
  eventType: 'open-house',
  eventDate: '2026-11-28T16:00:00.000Z',
  endDate: '2026-11-28T22:00:00.000Z',
  allDay: false,
  builderName: 'Hearth & Hill Homes',
  location: 'Cibolo Ridge Preserve',
  address: '128 Cibolo Ridge Trl, Boerne, Texas 78006',
  communityName: 'Cibolo Ridge Preserve',
  contactPhone: '(210) 555-0112',
  website: 'https://hearthandhill.example',
  image: null,
  imageAlt: null,
}

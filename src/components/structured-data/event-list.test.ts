import { expect, it } from 'vitest'
import type { Event } from '@/contract/events/event'
import { eventList } from './event-list'

const origin = 'https://guide.example'
const page = '/resources/events'

const bare: Event = {
  id: '1',
  slug: 'open-house',
  title: 'Open house',
  description: null,
  eventType: 'open-house',
  eventDate: '2026-12-05T16:00:00.000Z',
  endDate: null,
  allDay: false,
  builderName: null,
  location: 'Model home',
  address: null,
  communityName: null,
  contactPhone: null,
  website: null,
  image: null,
  imageAlt: null,
}

it('eventList includes only known properties', () => {
  expect(eventList(origin, page, [bare])).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Event',
        name: 'Open house',
        url: 'https://guide.example/resources/events',
        startDate: '2026-12-05T16:00:00.000Z',
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place', name: 'Model home' },
      },
    ],
  })
})

it('eventList includes end, location, organizer and image', () => {
  const event = {
    ...bare,
    endDate: '2026-12-05T18:00:00.000Z',
    address: '1 Ridge Way, Boerne',
    image: '/media/a.webp',
    builderName: 'Hearth & Hill',
    website: 'https://builder.example/day',
  }
  expect(eventList(origin, page, [event])['@graph']).toEqual([
    expect.objectContaining({
      url: 'https://builder.example/day',
      endDate: '2026-12-05T18:00:00.000Z',
      location: { '@type': 'Place', name: 'Model home', address: '1 Ridge Way, Boerne' },
      organizer: { '@type': 'Organization', name: 'Hearth & Hill' },
      image: 'https://guide.example/media/a.webp',
    }),
  ])
})

it('eventList omits an event without a location', () => {
  expect(eventList(origin, page, [{ ...bare, location: null }])['@graph']).toEqual([])
})

it('eventList has the days of an event that lasts all day without times', () => {
  const event = {
    ...bare,
    eventDate: '2026-11-06T06:00:00.000Z',
    endDate: '2026-11-09T05:59:00.000Z',
    allDay: true,
  }
  expect(eventList(origin, page, [event])['@graph']).toEqual([
    expect.objectContaining({ startDate: '2026-11-06', endDate: '2026-11-08' }),
  ])
})

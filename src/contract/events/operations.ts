import { operation, pageParameters, readErrors } from '../operation'
import { cleanedUp, eventList } from './event'
import { eventQuery } from './event-query'
import { exampleEvent } from './example'

const tag = 'Events'
const calendar = 'text/calendar; charset=utf-8'

export const listEvents = operation({
  id: 'listEvents',
  method: 'GET',
  isCached: true,
  path: '/api/events',
  tag,
  summary: 'Upcoming events, or all events',
  parameters: {
    upcoming:
      '`true`: events that have not ended yet (by start time if there is no end time), soonest first. Otherwise all events, latest start first.',
    ...pageParameters,
  },
  query: eventQuery,
  response: { status: 200, description: 'The events.', value: eventList, paged: true },
  errors: [400, ...readErrors],
  example: { parameters: { upcoming: true }, response: [exampleEvent] },
})

export const eventsCalendar = operation({
  id: 'eventsCalendar',
  method: 'GET',
  isCached: true,
  path: '/api/events.ics',
  tag,
  summary: 'Upcoming events as a calendar to subscribe to',
  description: 'iCalendar (RFC 5545), times in UTC.',
  response: { status: 200, description: 'The calendar.', type: calendar },
  errors: readErrors,
  example: {},
})

export const eventCalendar = operation({
  id: 'eventCalendar',
  method: 'GET',
  isCached: true,
  path: '/api/events/{id}/calendar.ics',
  tag,
  summary: 'One event for a calendar',
  parameters: { id: 'Id of a published event.' },
  response: { status: 200, description: 'A calendar with that event.', type: calendar },
  errors: [404, ...readErrors],
  example: { parameters: { id: '7' } },
})

const staffErrors = [401, 403, 429, 503] as const

export const deleteEvent = operation({
  id: 'deleteEvent',
  method: 'DELETE',
  path: '/api/events/{id}',
  tag,
  summary: 'Delete an event',
  parameters: { id: 'Id of the event.' },
  security: 'staff',
  response: { status: 204, description: 'Deleted.' },
  errors: [404, ...staffErrors],
  example: { parameters: { id: '7' } },
})

export const cleanUpEvents = operation({
  id: 'cleanUpEvents',
  method: 'DELETE',
  path: '/api/events/cleanup/expired',
  tag,
  summary: 'Delete past events',
  security: 'staff',
  response: { status: 200, description: 'The number of deleted events.', value: cleanedUp },
  errors: staffErrors,
  example: { response: { deleted: 3 } },
})

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
  summary: 'Events: those to come, or all of them',
  parameters: {
    upcoming:
      '`true`: those whose end (or start, without one) is not before now, soonest first. Otherwise all, newest start first.',
    ...pageParameters,
  },
  query: eventQuery,
  answer: { status: 200, description: 'The events.', value: eventList, paged: true },
  errors: [400, ...readErrors],
  example: { parameters: { upcoming: true }, answer: [exampleEvent] },
})

export const eventsCalendar = operation({
  id: 'eventsCalendar',
  method: 'GET',
  isCached: true,
  path: '/api/events.ics',
  tag,
  summary: 'The events to come as a calendar to subscribe to',
  description: 'iCalendar (RFC 5545), times in UTC.',
  answer: { status: 200, description: 'The calendar.', type: calendar },
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
  answer: { status: 200, description: 'A calendar with the one event.', type: calendar },
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
  answer: { status: 204, description: 'It is gone.' },
  errors: [404, ...staffErrors],
  example: { parameters: { id: '7' } },
})

export const cleanUpEvents = operation({
  id: 'cleanUpEvents',
  method: 'DELETE',
  path: '/api/events/cleanup/expired',
  tag,
  summary: 'Delete the events that are over',
  security: 'staff',
  answer: { status: 200, description: 'How many were deleted.', value: cleanedUp },
  errors: staffErrors,
  example: { answer: { deleted: 3 } },
})

import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { type DatedEvent, toCalendar } from './icalendar'

const site = { name: 'San Antonio New Home Guide', url: 'https://guide.example:8443' }

const openHouse: DatedEvent = {
  id: '7',
  slug: 'open-house',
  title: 'Open house',
  description: null,
  eventType: 'open-house',
  eventDate: '2026-03-08T07:30:00.000Z',
  endDate: '2026-03-08T10:00:00.000Z',
  allDay: false,
  builderName: null,
  location: null,
  address: null,
  communityName: null,
  contactPhone: null,
  website: null,
  image: null,
  imageAlt: null,
  updatedAt: '2026-01-02T03:04:05.678Z',
}

/** Parses the calendar of one event with an independent library. */
function readBack(changes: Partial<DatedEvent>) {
  const text = toCalendar([{ ...openHouse, ...changes }], site)
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  expect(events).toHaveLength(1)
  const value = (name: string) => events[0]?.getFirstPropertyValue(name)?.toString() ?? null
  return { text, value }
}

const hostile = {
  commas: 'Tacos, tours; and \\n "more": 50% off',
  lines: 'one\ntwo\n\nfour',
  injection: 'Party\nEND:VEVENT\nBEGIN:VEVENT\nUID:intruder',
  emoji: '👨‍👩‍👧‍👦🏡'.repeat(40),
  long: 'x'.repeat(500),
  words: 'Peña’s casa nueva, '.repeat(30).trim(),
}

describe('untrusted text', () => {
  it.each(Object.entries(hostile))('is preserved: %s', (_, text) => {
    const { value } = readBack({ title: text, description: text, location: text })
    expect(value('summary')).toBe(text)
    expect(value('description')).toBe(text)
    expect(value('location')).toBe(text)
  })

  it.each(Object.entries(hostile))('does not break lines: %s', (_, text) => {
    const all = readBack({ title: text, description: text, address: text }).text
    expect(all.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(all.endsWith('END:VCALENDAR\r\n')).toBe(true)
    const octets = all.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  })

  it('loses characters that iCalendar does not allow, and contains no bare carriage return', () => {
    const { text, value } = readBack({ title: 'bell\u0007 nul\u0000 old\rMac' })
    expect(value('summary')).toBe('bell nul old\nMac')
    expect(text.replaceAll('\r\n', '')).not.toContain('\r')
  })
})

it('a calendar event contains UTC times, UID, modification time and category', () => {
  const { value } = readBack({ eventType: 'grand-opening' })
  expect(value('uid')).toBe('event-7@guide.example')
  expect(value('dtstart')).toBe('2026-03-08T07:30:00Z')
  expect(value('dtend')).toBe('2026-03-08T10:00:00Z')
  expect(value('dtstamp')).toBe('2026-01-02T03:04:05Z')
  expect(value('last-modified')).toBe('2026-01-02T03:04:05Z')
  expect(value('categories')).toBe('Grand opening')
})

it.each([
  ['no end', null],
  ['an end at its start', openHouse.eventDate],
])('a calendar event with %s has a duration of one hour', (_, endDate) => {
  expect(readBack({ endDate }).value('dtend')).toBe('2026-03-08T08:30:00Z')
})

it('a calendar event omits missing fields', () => {
  expect(readBack({}).text).not.toMatch(/^(DESCRIPTION|LOCATION)/m)
})

it('a calendar event has fields without an iCalendar property in its description', () => {
  const { value } = readBack({
    description: 'Breakfast tacos.',
    builderName: 'Hearth & Hill',
    communityName: 'Cibolo Ridge',
    contactPhone: '(210) 555-0100',
    location: 'Model home',
    address: '1 Oak, Boerne',
  })
  expect(value('description')).toBe(
    'Breakfast tacos.\nBuilder: Hearth & Hill\nCommunity: Cibolo Ridge\nPhone: (210) 555-0100',
  )
  expect(value('location')).toBe('Model home, 1 Oak, Boerne')
})

it.each([
  [null, 'https://guide.example:8443/resources/events'],
  ['javascript:alert(1)', 'https://guide.example:8443/resources/events'],
  ['not an address', 'https://guide.example:8443/resources/events'],
  ['https://my_builder.example/a?b=1,2;3', 'https://my_builder.example/a?b=1%2C2%3B3'],
])('a calendar event with the website %s links to %s', (website, expected) => {
  expect(readBack({ website }).value('url')).toBe(expected)
})

it('a calendar event of an unknown type is labeled as an open house', () => {
  expect(readBack({ eventType: 'rodeo' }).value('categories')).toBe('Open house')
})

it('a calendar is valid and named without events', () => {
  const calendar = new ICAL.Component(ICAL.parse(toCalendar([], site)))
  expect(calendar.getAllSubcomponents()).toEqual([])
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0')
  expect(calendar.getFirstPropertyValue('prodid')).toContain('San Antonio New Home Guide')
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('San Antonio New Home Guide events')
  expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('P1D')
})

it('an event that lasts all day has its days without times, the day after it as its end', () => {
  const { text } = readBack({
    eventDate: '2026-11-06T06:00:00.000Z',
    endDate: '2026-11-09T05:59:00.000Z',
    allDay: true,
  })
  expect(text).toContain('DTSTART;VALUE=DATE:20261106\r\n')
  expect(text).toContain('DTEND;VALUE=DATE:20261109\r\n')
})

import { beforeEach, describe, expect, it } from 'vitest'
import { copyEvent, moveEntry } from '@/data/calendar/mutations'
import { findCalendar } from '@/data/calendar/queries'
import type { CalendarEntry } from '@/data/calendar/types'
import { addDays } from '@/domain/time/days'
import { fromZonedTime, siteDay } from '@/lib/dates/site-date'
import { emptyTables, sql } from '../../../fixtures/rows'
import {
  aBuilder,
  aCommunity,
  anArticle,
  anEvent,
  aUser,
  testPayload,
} from '../../../fixtures/site'

const editor = await aUser('editor')
const payload = await testPayload()

/** Dates ahead of now, because nothing can be scheduled in the past. */
const saturday = addDays(siteDay(new Date()), 30)
const sunday = addDays(saturday, 1)
const at = (day: string, time: string) => fromZonedTime(day, time).toISOString()

beforeEach(async () => {
  await emptyTables(
    'events',
    '_events_v',
    'ads',
    'communities',
    '_communities_v',
    'builders',
    '_builders_v',
    'blog_posts',
    '_blog_posts_v',
    'payload_jobs',
    'payload_locked_documents',
  )
})

const range = { from: addDays(saturday, -7), until: addDays(saturday, 14) }
const read = (isEditor = true): Promise<CalendarEntry[]> => findCalendar(range, isEditor)

const openHouse = (changes = {}) =>
  anEvent({
    title: 'Open house',
    eventDate: at(saturday, '10:00'),
    endDate: at(saturday, '14:00'),
    ...changes,
  })

async function anAd() {
  const picture = await payload.create({
    collection: 'media',
    data: { alt: 'An ad' },
    file: {
      data: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
      mimetype: 'image/png',
      name: 'ad.png',
      size: 70,
    },
  })
  return payload.create({
    collection: 'ads',
    data: {
      name: 'Plumbline',
      creative: picture.id,
      alt: 'Plumbline',
      link: 'https://plumbline.example',
      slot: 'top',
      weight: 1,
      active: true,
      startsAt: `${saturday}T12:00:00.000Z`,
      endsAt: `${sunday}T12:00:00.000Z`,
    } as never,
  })
}

async function schedule(id: number, day: string): Promise<void> {
  const doc = { relationTo: 'blog-posts', value: id } as const
  const waitUntil = new Date(at(day, '07:00'))
  await payload.jobs.queue({ task: 'schedulePublish', input: { type: 'publish', doc }, waitUntil })
}

describe('the calendar', () => {
  it('has events with their times, also as drafts, and none in the trash', async () => {
    await openHouse()
    await openHouse({ slug: 'draft', title: 'Model tour', _status: 'draft' })
    const { id } = await openHouse({ slug: 'trashed', title: 'Trashed' })
    await payload.update({
      collection: 'events',
      id,
      data: { deletedAt: new Date().toISOString() },
    })
    const entries = await read()
    expect(entries.map(({ title, start, end, isDraft }) => [title, start, end, isDraft])).toEqual([
      ['Model tour', `${saturday}T10:00`, `${saturday}T14:00`, true],
      ['Open house', `${saturday}T10:00`, `${saturday}T14:00`, false],
    ])
  })

  it('has the whole days of an event that lasts all day', async () => {
    await openHouse({ allDay: true, endDate: at(sunday, '09:00') })
    const [entry] = await read()
    expect(entry).toMatchObject({
      isAllDay: true,
      start: `${saturday}T00:00`,
      end: `${sunday}T23:59`,
    })
  })

  it('shows what ends or is due to editors alone', async () => {
    const { id: builder } = await aBuilder({ name: 'Hearth & Hill' })
    await aCommunity({
      name: 'Oak Bend',
      builders: [builder],
      verifiedAt: at(addDays(saturday, -35), '12:00'),
      incentives: [{ text: 'Closing costs paid', endsOn: `${sunday}T12:00:00.000Z` }],
    })
    await anAd()
    expect((await read()).map(({ kind, title, note }) => [kind, title, note])).toEqual(
      expect.arrayContaining([
        ['verification', 'Hearth & Hill', 'Oak Bend to verify'],
        ['incentive', 'Oak Bend', 'Last day: Closing costs paid'],
        ['ad', 'Plumbline', 'First day'],
        ['ad', 'Plumbline', 'Last day'],
      ]),
    )
    expect(await read(false)).toEqual([])
  })
})

describe('moving an entry', () => {
  const move = { move: 'event', seen: `${saturday}T10:00`, day: sunday, time: null } as const

  it('moves an event with its end, as it is: a draft stays a draft', async () => {
    const { id } = await openHouse({ _status: 'draft' })
    expect(await moveEntry({ ...move, id }, editor)).toBeNull()
    const [entry] = await read()
    expect(entry).toMatchObject({ start: `${sunday}T10:00`, end: `${sunday}T14:00`, isDraft: true })
  })

  it('moves the published event and its newer draft', async () => {
    const { id } = await openHouse()
    await payload.update({ collection: 'events', id, data: { title: 'New' }, draft: true })
    expect(await moveEntry({ ...move, id }, editor)).toBeNull()
    const shown = await payload.findByID({ collection: 'events', id })
    expect([shown.title, shown.eventDate]).toEqual(['Open house', at(sunday, '10:00')])
    expect((await read()).map(({ title, start }) => [title, start])).toEqual([
      ['New', `${sunday}T10:00`],
    ])
  })

  it('refuses to move what is elsewhere by now, or is being edited', async () => {
    const { id } = await openHouse()
    const late = await moveEntry({ ...move, id, seen: `${sunday}T10:00` }, editor)
    expect(late).toBe('It was changed in the meantime. The calendar now shows where it is.')
    const other = await aUser('editor')
    await payload.create({
      collection: 'payload-locked-documents',
      data: {
        document: { relationTo: 'events', value: id },
        user: { relationTo: 'users', value: other.id },
      } as never,
    })
    expect(await moveEntry({ ...move, id }, editor)).toMatch(/is editing this/)
    expect((await read())[0]?.start).toBe(`${saturday}T10:00`)
  })

  it('moves a schedule, with an entry in the audit log, and not into the past', async () => {
    const { id } = await anArticle({ title: 'News', _status: 'draft' })
    await schedule(id, saturday)
    const [entry] = await read()
    expect(entry).toMatchObject({ kind: 'scheduled', title: 'News', note: 'Goes live' })
    const job = entry?.job ?? 0
    const seen = `${saturday}T07:00`
    const moved = { move: 'schedule', id: job, seen, day: sunday, time: '08:30' } as const
    await emptyTables('audit_entries')
    expect(await moveEntry(moved, editor)).toBeNull()
    expect((await read())[0]?.start).toBe(`${sunday}T08:30`)
    const [logged] = await sql('select document_title, user_id from audit_entries')
    expect(logged).toEqual({ document_title: 'News', user_id: editor.id })
    expect(await moveEntry({ ...moved, day: '2020-01-01' }, editor)).toBe(
      'Choose a time in the future.',
    )
    expect(await moveEntry({ ...moved, id: job + 1 }, editor)).toMatch(/changed in the meantime/)
  })

  it('moves the days of an ad, and says which are impossible', async () => {
    const { id } = await anAd()
    // A chosen day is stored as noon UTC.
    const [seen = ''] = (await read())
      .filter(({ move }) => move === 'ad-end')
      .map(({ start }) => start)
    const later = { move: 'ad-end', id, seen, day: addDays(sunday, 5), time: null } as const
    expect(await moveEntry(later, editor)).toBeNull()
    expect(await moveEntry(later, editor)).toMatch(/changed in the meantime/)
    const moved = `${addDays(sunday, 5)}${seen.slice(10)}`
    expect(await moveEntry({ ...later, seen: moved, day: addDays(saturday, -3) }, editor)).toBe(
      'The last day is before the first day.',
    )
    const { endsAt } = await payload.findByID({ collection: 'ads', id })
    expect(endsAt).toContain(addDays(sunday, 5))
  })

  it('is refused for a contributor', async () => {
    const { id } = await openHouse()
    const contributor = await aUser('contributor')
    await moveEntry({ ...move, id }, contributor).catch(() => {})
    expect((await read())[0]?.start).toBe(`${saturday}T10:00`)
  })
})

describe('copying an event', () => {
  const days = [addDays(saturday, 1), addDays(saturday, 8)]

  it('makes drafts at the same times, with slugs of their own', async () => {
    const { id } = await openHouse({ slug: 'open-house' })
    expect(await copyEvent(id, days, false, editor)).toBe(2)
    const { docs } = await payload.find({ collection: 'events', draft: true, sort: 'eventDate' })
    expect(docs.map(({ title, _status, eventDate }) => [title, _status, eventDate])).toEqual([
      ['Open house', 'published', at(saturday, '10:00')],
      ['Open house', 'draft', at(days[0] ?? '', '10:00')],
      ['Open house', 'draft', at(days[1] ?? '', '10:00')],
    ])
    expect(new Set(docs.map(({ slug }) => slug)).size).toBe(3)
  })

  it('publishes them if asked to', async () => {
    const { id } = await openHouse()
    expect(await copyEvent(id, days, true, editor)).toBe(2)
    const [row] = await sql(`select count(*)::int as count from events where _status = 'published'`)
    expect(row?.count).toBe(3)
  })
})

import 'server-only'
import { createLocalReq, type PayloadRequest } from 'payload'
import { inTransaction } from '@/database/transactions/in-transaction'
import { describeSaveProblem, type SaveProblem } from '@/domain/documents/save-problem'
import { ROW } from '@/domain/grid/state'
import { findFreeSlug } from '@/domain/text/slug'
import { moveToDay } from '@/lib/dates/move-to-day'
import { fromZonedInput, toZonedInput } from '@/lib/dates/site-date'
import { moveSchedule } from '../dashboard/schedule'
import { describeFailure } from '../documents/describe-failure'
import { saveListing } from '../listings/save-listing'
import { payloadClient } from '../payload/payload-client'
import type { Staff } from '../staff/staff'
import type { CalendarEntry, Movable } from './types'

/** A move of an entry. Days and times are those of San Antonio. */
export interface Move {
  readonly move: Movable
  /** The document; of a schedule, its job. */
  readonly id: number
  /** Where the editor saw it: `2026-12-05T10:00`. */
  readonly seen: CalendarEntry['start']
  readonly day: string
  /** `10:00`; `null` for the same time of day. */
  readonly time: string | null
}

const MOVED_BEFORE = 'It was changed in the meantime. The calendar now shows where it is.'

const describeProblem = (problem: SaveProblem): string =>
  describeSaveProblem(problem, [])[ROW] ?? MOVED_BEFORE

async function moveEvent({ id, seen, day, time }: Move, req: PayloadRequest) {
  const event = await req.payload.findByID({
    collection: 'events',
    id,
    draft: true,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    req,
  })
  if (!event?.eventDate || toZonedInput(event.eventDate) !== seen) return MOVED_BEFORE
  const { eventDate, endDate } = event
  const { start, end } = moveToDay(
    { start: eventDate, end: endDate ?? null },
    day,
    time ?? undefined,
  )
  const outcome = await saveListing(req, 'events', {
    id,
    data: { eventDate: start, endDate: end },
    seen: { eventDate, endDate: endDate ?? null },
  })
  return outcome.state === 'saved' ? null : describeProblem(outcome)
}

async function moveAd({ move, id, seen, day }: Move, req: PayloadRequest): Promise<string | null> {
  const field = move === 'ad-start' ? 'startsAt' : 'endsAt'
  try {
    const ad = await req.payload.findByID({
      collection: 'ads',
      id,
      depth: 0,
      overrideAccess: false,
      disableErrors: true,
      req,
    })
    const before = ad?.[field]
    if (!before || toZonedInput(before) !== seen) return MOVED_BEFORE
    await req.payload.update({
      collection: 'ads',
      id,
      // Payload stores a chosen day as noon UTC.
      data: { [field]: `${day}T12:00:00.000Z` },
      depth: 0,
      overrideAccess: false,
      overrideLock: false,
      req,
    })
    return null
  } catch (error) {
    const problem = await describeFailure(error, req, 'ads', id)
    return problem.state === 'invalid'
      ? Object.values(problem.problems).join(' ')
      : describeProblem(problem)
  }
}

async function moveJob({ id, seen, day, time }: Move, user: Staff): Promise<string | null> {
  const dueAt = fromZonedInput(`${day}T${time ?? seen.slice(11)}`)
  if (!dueAt || new Date(dueAt) <= new Date()) return 'Choose a time in the future.'
  return (await moveSchedule(id, new Date(dueAt), user)) ? null : MOVED_BEFORE
}

/** Moves an entry of the calendar for an editor. Returns why it was not moved, or `null`. */
export async function moveEntry(move: Move, user: Staff): Promise<string | null> {
  if (move.move === 'schedule') return moveJob(move, user)
  const req = await createLocalReq({ user }, await payloadClient())
  return move.move === 'event' ? moveEvent(move, req) : moveAd(move, req)
}

/** The slug of an event without the day that a copy of it has. */
const withoutDay = (slug: string) => slug.replace(/-\d{4}-\d\d-\d\d(-\d+)?$/, '')

async function findTakenSlugs(req: PayloadRequest, stem: string): Promise<Set<string>> {
  const { docs } = await req.payload.find({
    collection: 'events',
    where: { slug: { like: stem } },
    select: { slug: true },
    depth: 0,
    pagination: false,
    trash: true,
    req,
  })
  return new Set(docs.map(({ slug }) => slug))
}

/**
 * Copies an event to other days, at the same times of day, all of them or none. Returns how many, or
 * why there are none. The copies are drafts unless they are to be published.
 */
export async function copyEvent(
  id: number,
  days: readonly string[],
  isPublished: boolean,
  user: Staff,
): Promise<number | string> {
  const req = await createLocalReq({ user }, await payloadClient())
  try {
    return await inTransaction(req, async () => {
      const options = { collection: 'events', id, depth: 0, overrideAccess: false, req } as const
      const event = await req.payload.findByID({ ...options, draft: true })
      const { eventDate, endDate } = event
      if (!eventDate) return 'This event has no date. Open it and enter one.'
      const stem = withoutDay(event.slug)
      const taken = await findTakenSlugs(req, stem)
      for (const day of days) {
        const { start, end } = moveToDay({ start: eventDate, end: endDate ?? null }, day)
        const slug = findFreeSlug(`${stem}-${day}`, (one) => taken.has(one))
        taken.add(slug)
        await req.payload.duplicate({
          ...options,
          draft: !isPublished,
          data: {
            slug,
            eventDate: start,
            endDate: end,
            _status: isPublished ? 'published' : 'draft',
          },
        })
      }
      return days.length
    })
  } catch (error) {
    return describeProblem(await describeFailure(error, req, 'events', id))
  }
}

import type { HomeHistory, RecordedChange } from '@/contract/homes/home-history'
import { homeStages } from '@/domain/enums'
import { plural } from '@/domain/text/plural'
import { formatDayBeside, formatLongCalendarDay } from '@/lib/dates/format-date'

/**
 * When one can move in. A date that is over is not repeated as a promise while the home is not ready.
 *
 * @param today `2026-11-20`
 */
export function completionLine(stage: string, moveIn: string | null, today: string): string | null {
  if (stage === 'ready') return 'Move in now'
  if (!moveIn) return null
  const day = formatLongCalendarDay(moveIn)
  return moveIn < today ? `Was to be ready ${day}` : `Ready ${day}`
}

/** `first promised January 10`, if that was another date than the present one; else `null`. */
export function promiseLine(
  stage: string,
  moveIn: string | null,
  { firstPromise, changes }: HomeHistory,
): string | null {
  if (!firstPromise) return null
  const { date, isFirst } = firstPromise
  const ready = changes.findLast(({ field, value }) => field === 'stage' && value === 'ready')
  const shown = stage === 'ready' ? ready?.day : moveIn
  if (!shown || shown === date) return null
  const words = isFirst ? 'first promised' : 'first recorded as'
  const promised = `${words} ${formatDayBeside(date, shown)}`
  return stage === 'ready'
    ? `listed as ready ${formatLongCalendarDay(shown)}, ${promised}`
    : promised
}

/** `Listed 84 days`, of a home that is listed; `null` if that is not known. */
export function listedLine({ listed }: HomeHistory): string | null {
  if (!listed) return null
  const { days, isAtLeast } = listed
  if (days === 0 && !isAtLeast) return 'Listed today'
  return `Listed ${isAtLeast ? 'at least ' : ''}${plural(days, 'day', 'days')}`
}

const sources: Readonly<Record<RecordedChange['source'], string>> = {
  editor: 'Guide’s editors',
  submission: 'Builder',
  import: 'Import',
  start: 'Start of the record',
}

/** What a change says, in view of the change of the same field before it. */
function describeChange(
  { field, value }: RecordedChange,
  before: RecordedChange | undefined,
): string | null {
  switch (field) {
    case 'moveIn':
      if (value) return `Ready ${formatLongCalendarDay(value)}`
      return before ? 'No completion date' : null
    case 'stage':
      return homeStages.find((stage) => stage.value === value)?.label ?? null
    case 'status':
      if (value === 'pending') return 'Sale pending'
      if (value === 'sold') return 'Sold'
      if (value === null) return before ? 'Withdrawn' : null
      if (!before) return 'Listed'
      return before.value === 'pending' ? 'Available again' : 'Listed again'
  }
}

/** What changed of a home on a day. */
export interface DayOfChanges {
  readonly day: string
  readonly texts: readonly string[]
  /** Who made the changes. */
  readonly sources: readonly string[]
}

/** Listed first, then how far it is built, then until when. */
const order = ['status', 'stage', 'moveIn']

/** The changes of a home by day, the newest first. */
export function describeDays(changes: readonly RecordedChange[]): DayOfChanges[] {
  const days = [...new Set(changes.map(({ day }) => day))].toReversed()
  return days.flatMap((day) => {
    const ofDay = changes
      .filter((change) => change.day === day)
      .sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
      .map((change) => {
        const before = changes.findLast((one) => one.field === change.field && one.day < day)
        return { text: describeChange(change, before), source: sources[change.source] }
      })
      .filter(({ text }) => text !== null)
    const texts = ofDay.flatMap(({ text }) => text ?? [])
    const named = [...new Set(ofDay.map(({ source }) => source))]
    return texts.length > 0 ? [{ day, texts, sources: named }] : []
  })
}

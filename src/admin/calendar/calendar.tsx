'use client'

import '@fullcalendar/react/skeleton.css'
import '@fullcalendar/react/themes/classic/theme.css'
import '@fullcalendar/react/themes/classic/palette.css'
import './calendar.css'
import FullCalendar, {
  type EventApi,
  type EventDisplayInfo,
  type EventInput,
  type ViewApi,
} from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import theme from '@fullcalendar/react/themes/classic'
import { GripVertical } from 'lucide-react'
import { useRef, useState } from 'react'
import { type CalendarEntry, type EntryKind, entryKinds } from '@/data/calendar/types'
import { addDays } from '@/domain/time/days'
import { formatClock } from '@/lib/dates/format-clock'
import { actionFailure } from '../action-failure'
import { useAction } from '../use-action'
import { moveTo, readCalendar } from './actions'
import { EntryDialog } from './entry-dialog'

export interface CalendarProps {
  /** `2026-11-30` */
  readonly today: string
  /** A day of the first month or week that is shown. */
  readonly day: string
  readonly isWeek: boolean
  readonly isEditor: boolean
}

const FAILED = 'The calendar could not be loaded. Check your connection and try again.'

/** Kinds of entries that only editors see. */
const editorKinds: readonly EntryKind[] = ['incentive', 'ad', 'verification']

const getDay = (moment: string) => moment.slice(0, 10)

/** The library gets local times without a zone, and treats them as UTC. */
function toInput(entry: CalendarEntry, isList: boolean): EventInput {
  const { key, title, start, end, isAllDay, isDraft, kind, move } = entry
  return {
    id: key,
    title,
    start: isAllDay ? getDay(start) : start,
    ...(end !== null && { end: isAllDay ? addDays(getDay(end), 1) : end }),
    allDay: isAllDay,
    startEditable: move !== null,
    // A list has a dot of this color; elsewhere it is the background.
    color: isList ? 'var(--calendar-color)' : 'var(--calendar-tint)',
    contrastColor: 'var(--guide-ink)',
    className: `calendar-entry calendar-entry--${kind}${isDraft ? ' calendar-entry--draft' : ''}`,
    extendedProps: { entry },
  }
}

const getEntry = (event: EventApi): CalendarEntry => event.extendedProps.entry

/** A time, the title, and what happens. */
function EntryText({ event }: EventDisplayInfo) {
  const { title, note, start, isAllDay, isDraft, move, kind } = getEntry(event)
  return (
    <span className="calendar-entry__text">
      {move && <GripVertical aria-hidden="true" size={12} className="calendar-entry__handle" />}
      {!isAllDay && <span className="calendar-entry__time">{formatClock(start.slice(11))} </span>}
      <strong>{title}</strong>
      {note && <span> {note}</span>}
      {kind === 'event' && isDraft && <span> Draft</span>}
    </span>
  )
}

/** The address of the shown month or week, to which the browser returns from a document. */
function rememberDays({ currentStart, type }: ViewApi): void {
  const query = new URLSearchParams({ day: getDay(currentStart.toISOString()) })
  if (type.endsWith('Week')) query.set('view', 'week')
  window.history.replaceState(null, '', `?${query}`)
}

/** The calendar of a month or a week; on narrow screens as a list. */
export function Calendar({ today, day, isWeek, isEditor }: CalendarProps) {
  const { start } = useAction()
  const shownDays = useRef({ from: day, until: day })
  const [entries, setEntries] = useState<readonly CalendarEntry[]>([])
  const [hidden, setHidden] = useState<readonly EntryKind[]>([])
  const [chosen, setChosen] = useState<CalendarEntry | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isNarrow = matchMedia('(max-width: 768px)').matches
  const [month, week] = isNarrow
    ? (['listMonth', 'listWeek'] as const)
    : (['dayGridMonth', 'dayGridWeek'] as const)

  const reload = async () => {
    const days = shownDays.current
    try {
      const loaded = await readCalendar(days)
      // The user may have gone on to other days.
      if (days !== shownDays.current) return
      setEntries(loaded)
      setProblem(null)
    } catch (error) {
      setProblem(actionFailure(error, FAILED))
    }
  }

  const move = (entry: CalendarEntry, to: string, time: string | null) => {
    const { move: change, job, id, start: seen, title } = entry
    const document = job ?? id
    if (!change || document === null) return
    const request = { move: change, id: document }
    const timeOfDay = seen.slice(11)
    const send = async (days: { seen: string; day: string; time: string | null }) => {
      try {
        return (await moveTo({ ...request, ...days })) ?? 1
      } finally {
        await reload()
      }
    }
    start({
      act: () => send({ seen, day: to, time }),
      done: () => `${title} is moved.`,
      undo: {
        act: () =>
          send({
            seen: `${to}T${time ?? timeOfDay}`,
            day: getDay(seen),
            time: time === null ? null : timeOfDay,
          }),
        done: () => `${title} is back.`,
      },
    })
  }

  const kinds = entryKinds.filter(({ value }) => isEditor || !editorKinds.includes(value))
  const shown = entries.filter(({ kind }) => !hidden.includes(kind))
  return (
    <>
      <fieldset className="calendar-kinds">
        <legend>Show</legend>
        {kinds.map(({ value, label }) => (
          <label key={value} className={`calendar-kind calendar-kind--${value}`}>
            <input
              type="checkbox"
              checked={!hidden.includes(value)}
              onChange={({ target }) =>
                setHidden(
                  target.checked ? hidden.filter((kind) => kind !== value) : [...hidden, value],
                )
              }
            />
            {label}
          </label>
        ))}
      </fieldset>
      {problem && (
        <p role="alert" className="calendar-problem">
          {problem}{' '}
          <button type="button" className="dashboard-button" onClick={reload}>
            Try again
          </button>
        </p>
      )}
      <FullCalendar
        plugins={[dayGrid, list, interaction, theme]}
        timeZone="UTC"
        now={today}
        initialDate={day}
        initialView={isWeek ? week : month}
        headerToolbar={{ start: 'title', end: `today prev,next ${month},${week}` }}
        height="auto"
        toolbarTitleClass="calendar-title"
        eventDisplay="block"
        buttons={{ [month]: { text: 'Month' }, [week]: { text: 'Week' } }}
        dayMaxEvents={6}
        events={shown.map((entry) => toInput(entry, isNarrow))}
        eventContent={EntryText}
        eventDurationEditable={false}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          setChosen(getEntry(event))
        }}
        eventDrop={({ event }) => move(getEntry(event), getDay(event.startStr), null)}
        datesSet={({ start: first, end, view }) => {
          shownDays.current = {
            from: getDay(first.toISOString()),
            until: getDay(end.toISOString()),
          }
          rememberDays(view)
          reload()
        }}
      />
      {chosen && (
        <EntryDialog
          entry={chosen}
          isEditor={isEditor}
          move={(to, time) => move(chosen, to, time)}
          reload={reload}
          close={() => setChosen(null)}
        />
      )}
    </>
  )
}

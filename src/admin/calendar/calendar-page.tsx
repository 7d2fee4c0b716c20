import type { AdminViewServerProps } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { isEditor } from '@/domain/accounts/roles'
import { isDay } from '@/domain/time/days'
import { siteDay } from '@/lib/dates/site-date'
import { StaffPage } from '../page/staff-page'
import { CalendarLoader } from './calendar-loader'

const parseDay = (text: unknown, today: string): string =>
  typeof text === 'string' && isDay(text) ? text : today

/** What happens on the days of a month or a week: events, what goes live, and what ends or is due. */
export function CalendarPage(view: AdminViewServerProps) {
  const { role } = view.initPageResult.req.user ?? {}
  const { day, view: span } = view.searchParams ?? {}
  const today = siteDay(new Date())
  return (
    <StaffPage
      view={view}
      path={adminPaths.calendar}
      nav={[{ label: 'Calendar' }]}
      className="guide-calendar"
    >
      <header>
        <h1>Calendar</h1>
        <p>
          Days and times are those of San Antonio.
          {isEditor(role) && ' Drag what has a handle to another day, or select it to move it.'}
        </p>
      </header>
      <CalendarLoader
        today={today}
        day={parseDay(day, today)}
        isWeek={span === 'week'}
        isEditor={isEditor(role)}
      />
    </StaffPage>
  )
}

import { OPEN_TOO_LONG_DAYS } from '@/domain/leads/lead-status'
import { daysBefore } from '@/domain/time/days'
import { nextSiteDay } from '@/lib/dates/site-date'
import { type Condition, listHref } from '../list-links'

const open = { status: { not_equals: 'closed' } }
const notHeld = { quarantined: { not_equals: 'true' } }

/** The saved views of the inbox, by name. */
export function leadViews(owner: number, now: Date) {
  const long = daysBefore(now, OPEN_TOO_LONG_DAYS).toISOString()
  const view = (label: string, ...conditions: readonly Condition[]) => ({
    label,
    href: conditions.length === 0 ? listHref('leads') : listHref('leads', conditions),
  })
  return {
    all: view('All'),
    new: view('New', { status: { equals: 'new' } }, notHeld),
    mine: view('Mine', { owner: { equals: String(owner) } }, open),
    followUp: view('To follow up', open, {
      followUpOn: { less_than: nextSiteDay(now).toISOString() },
    }),
    waiting: view(
      `Open more than ${OPEN_TOO_LONG_DAYS} days`,
      open,
      { createdAt: { less_than: long } },
      notHeld,
    ),
    held: view('In quarantine', { quarantined: { equals: 'true' } }),
    joined: view('Joined', { joinedInto: { exists: 'true' } }),
  }
}

/**
 * Whether a URL shows a view. Only the conditions are compared, because the dates in them are
 * relative to now.
 */
export function isShown(view: string, query: string): boolean {
  return getConditions(new URL(view, 'http://view').search) === getConditions(query)
}

function getConditions(query: string): string {
  return [...new URLSearchParams(query)]
    .filter(([name]) => name.startsWith('where'))
    .map(([name, value]) => (/\[(createdAt|followUpOn)\]/.test(name) ? name : `${name}=${value}`))
    .sort()
    .join('&')
}

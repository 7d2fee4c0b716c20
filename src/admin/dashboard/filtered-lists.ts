import { paths } from '@/config/paths'
import type { Unfoldable } from '@/data/dashboard/dashboard'
import { VERIFY_WITHIN_DAYS } from '@/domain/dashboard/freshness'
import { daysBefore } from '@/domain/time/days'
import { listHref } from '../list-links'

const live = { _status: { equals: 'published' } }

/** The URL of the dashboard with one panel expanded. */
export function expandedHref(panel: Unfoldable): string {
  return `${paths.admin}?all=${panel}#${panel}`
}

/** The URLs of the list views that show what the dashboard counts. */
export function filteredLists(now: Date) {
  const due = daysBefore(now, VERIFY_WITHIN_DAYS).toISOString()
  const over = now.toISOString()
  return {
    drafts: (collection: string) => listHref(collection, [{ _status: { equals: 'draft' } }]),
    unverified: listHref(
      'communities',
      [live, { verifiedAt: { less_than: due } }],
      [live, { verifiedAt: { exists: 'false' } }],
    ),
    leads: listHref('leads', [
      { status: { equals: 'new' } },
      { quarantined: { not_equals: 'true' } },
    ]),
    mails: listHref('deliveries', [{ status: { equals: 'failed' } }]),
    ended: listHref(
      'events',
      [live, { endDate: { less_than: over } }],
      [live, { endDate: { exists: 'false' } }, { eventDate: { less_than: over } }],
    ),
  }
}

import { adminPaths } from '@/config/admin-paths'
import { isGlobalName } from '@/content/global-labels'
import type { ExpandablePanel } from '@/data/dashboard/dashboard'
import { VERIFY_WITHIN_DAYS } from '@/domain/communities/freshness'
import type { DeliveryChannel } from '@/domain/enums'
import { daysBefore } from '@/domain/time/days'
import { listHref } from '../list-links'

const live = { _status: { equals: 'published' } }

/** The URL of the dashboard with one panel expanded. */
export function expandedHref(panel: ExpandablePanel): string {
  return `${adminPaths.home}?all=${panel}#${panel}`
}

/** The URL of the email log with what a channel did not send. */
export function heldList(channel: DeliveryChannel): string {
  return listHref('deliveries', [{ status: { equals: 'kept' } }, { channel: { equals: channel } }])
}

/** The URLs of the list views that show what the dashboard counts. */
export function filteredLists(now: Date) {
  const due = daysBefore(now, VERIFY_WITHIN_DAYS).toISOString()
  const over = now.toISOString()
  return {
    drafts: (kind: string) =>
      isGlobalName(kind)
        ? adminPaths.global(kind)
        : listHref(kind, [{ _status: { equals: 'draft' } }]),
    unverified: listHref(
      'communities',
      [live, { verifiedAt: { less_than: due } }],
      [live, { verifiedAt: { exists: 'false' } }],
    ),
    unmapped: listHref('communities', [live, { latitude: { exists: 'false' } }]),
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

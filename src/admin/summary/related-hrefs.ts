import { adminPaths } from '@/config/admin-paths'
import { SUMMARY_DAYS, type SummarizedCollection } from '@/domain/documents/summarized'
import { addDays } from '@/domain/time/days'
import { fromZonedTime, siteDay } from '@/lib/dates/site-date'
import { type Condition, listHref } from '../list-links'

/** Where the figures of a summary lead. A figure that no list has leads nowhere. */
export type Related = Readonly<
  Partial<Record<'views' | 'leads' | 'communities' | 'plans' | 'homes', string>>
>

const unsold: Condition = { status: { not_equals: 'sold' } }

export function relatedHrefs(collection: SummarizedCollection, id: number, now: Date): Related {
  const equals = { equals: String(id) }
  const begin = fromZonedTime(addDays(siteDay(now), 1 - SUMMARY_DAYS), '00:00').toISOString()
  const recent: Condition = { createdAt: { greater_than_equal: begin } }
  const shown: Condition = { quarantined: { not_equals: 'true' } }
  switch (collection) {
    case 'communities':
      return {
        leads: listHref('leads', [{ community: equals }, recent, shown]),
        plans: adminPaths.plansAndHomes(id),
        homes: adminPaths.plansAndHomes(id),
      }
    case 'builders':
      return {
        communities: listHref('communities', [{ builders: equals }]),
        plans: listHref('floor-plans', [{ builder: equals }]),
        homes: listHref('homes', [{ builder: equals }, unsold]),
      }
    case 'floor-plans':
      return { homes: listHref('homes', [{ plan: equals }, unsold]) }
    case 'homes':
      return { leads: listHref('leads', [{ home: equals }, recent, shown]) }
    default:
      return {}
  }
}

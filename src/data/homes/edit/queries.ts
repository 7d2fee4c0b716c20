import 'server-only'
import type { Where } from 'payload'
import type { Choice } from '@/domain/grid/column'
import type { StoredRow } from '@/domain/grid/state'
import { HOMES, PLANS, TABLE_ROWS_MAX } from '@/domain/homes/edit-columns'
import type { ListingCounts } from '@/domain/homes/listing-counts'
import { SOLD_SHOWN_DAYS } from '@/domain/homes/sold'
import { daysBefore } from '@/domain/time/days'
import { payloadClient } from '../../payload/payload-client'
import type { Staff } from '../../staff/staff'
import { homeValues, planValues } from './values'

/** The plans and homes of a community, as its editor's grid begins. */
export interface PlansAndHomes {
  readonly rows: readonly StoredRow[]
  readonly builders: readonly Choice[]
  readonly homeTypes: readonly Choice[]
  /** Counts that the community reports. */
  readonly reported: Pick<ListingCounts, 'reportedHomes' | 'reportedPlans' | 'isSoldOut'>
  /** The rows that the grid leaves out because there are too many. */
  readonly left: number
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

/** Homes that were sold lately or are not sold. */
function homesWhere(community: number, now: Date): Where {
  const shown = daysBefore(now, SOLD_SHOWN_DAYS).toISOString()
  return {
    community: { equals: community },
    or: [{ status: { not_equals: 'sold' } }, { soldAt: { greater_than: shown } }],
  }
}

/** The newest versions of the plans and homes of a community, by name and address. */
export async function readPlansAndHomes(
  community: number,
  user: Staff,
  now: Date,
): Promise<PlansAndHomes> {
  const payload = await payloadClient()
  const common = { depth: 0, overrideAccess: false, user } as const
  const many = { ...common, pagination: false } as const
  const of = { community: { equals: community } }
  const live = { ...many, where: { ...of, _status: { equals: 'published' } }, select: {} } as const
  const [shown, plans, homes, livePlans, liveHomes, builders, homeTypes] = await Promise.all([
    payload.findByID({ collection: 'communities', id: community, draft: true, ...common }),
    payload.find({ collection: 'floor-plans', where: of, draft: true, ...many }),
    payload.find({ collection: 'homes', where: homesWhere(community, now), draft: true, ...many }),
    payload.find({ collection: 'floor-plans', ...live }),
    payload.find({ collection: 'homes', ...live }),
    payload.find({ collection: 'builders', ...many, select: { name: true }, sort: 'name' }),
    payload.find({
      collection: 'home-types',
      ...many,
      select: { value: true, label: true },
      sort: ['_order', 'id'],
    }),
  ])
  const getIds = ({ docs }: { docs: readonly { id: number }[] }) =>
    new Set(docs.map(({ id }) => id))
  const [livePlanIds, liveHomeIds] = [getIds(livePlans), getIds(liveHomes)]
  const planRows = plans.docs
    .toSorted((a, b) => collator.compare(a.name ?? '', b.name ?? ''))
    .map((plan) => ({
      sheet: PLANS,
      id: plan.id,
      values: planValues(plan, livePlanIds.has(plan.id)),
    }))
  const homeRows = homes.docs
    .toSorted((a, b) => collator.compare(a.address ?? '', b.address ?? ''))
    .map((home) => ({
      sheet: HOMES,
      id: home.id,
      values: homeValues(home, liveHomeIds.has(home.id)),
    }))
  const rows = [...planRows.slice(0, TABLE_ROWS_MAX), ...homeRows.slice(0, TABLE_ROWS_MAX)]
  const used = new Set(rows.map(({ values }) => values.builder))
  for (const builder of shown.builders ?? [])
    used.add(String(typeof builder === 'object' ? builder.id : builder))
  const all = builders.docs.map(({ id, name }) => ({ value: String(id), label: name }))
  const own = all.filter(({ value }) => used.has(value))
  return {
    rows,
    builders: own.length > 0 ? own : all,
    homeTypes: homeTypes.docs.map(({ value, label }) => ({ value, label })),
    reported: {
      reportedHomes: shown.homesAvailable ?? 0,
      reportedPlans: shown.floorPlans ?? 0,
      isSoldOut: shown.status === 'sold_out',
    },
    left: planRows.length + homeRows.length - rows.length,
  }
}

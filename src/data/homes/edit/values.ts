import { z } from 'zod/mini'
import { getValues, homeStages, homeStatuses } from '@/domain/enums'
import type { Values } from '@/domain/grid/column'
import { type PublishingState, publishingStates } from '@/domain/homes/edit-columns'
import { siteDay } from '@/lib/dates/site-date'
import type { FloorPlan, Home } from '@/payload-types'

const text = z.nullable(z.string())
const number = z.nullable(z.number())
const publishing = z.enum(publishingStates)

const size = { beds: number, baths: number, halfBaths: number, squareFeet: number }

/** The changed values of a plan. The builder is an id. */
export const planEdit = z.partial(
  z.object({
    name: z.string(),
    planNumber: text,
    builder: text,
    basePrice: number,
    ...size,
    stories: number,
    garage: number,
    homeType: text,
    publishing,
  }),
)

/** The changed values of a home. The plan is an id, or the key of a new plan. */
export const homeEdit = z.partial(
  z.object({
    address: z.string(),
    lot: text,
    builderNumber: text,
    plan: text,
    price: number,
    earlierPrice: number,
    ...size,
    stage: z.enum(getValues(homeStages)),
    moveIn: z.nullable(z.iso.date()),
    status: z.enum(getValues(homeStatuses)),
    isModel: z.boolean(),
    builder: text,
    publishing,
  }),
)

/** A draft may lack even required fields. */
type Incomplete<Row> = { readonly [Name in keyof Row]?: Row[Name] | null }

type Sizes = Pick<FloorPlan & Home, 'beds' | 'baths' | 'halfBaths' | 'squareFeet'>

const toSize = ({ beds, baths, halfBaths, squareFeet }: Incomplete<Sizes>) => ({
  beds: beds ?? null,
  baths: baths ?? null,
  halfBaths: halfBaths ?? null,
  squareFeet: squareFeet ?? null,
})

/** The id of a document that was read without its relations, as the value of a choice. */
function toId(relation: number | { readonly id: number } | null | undefined): string | null {
  if (relation === null || relation === undefined) return null
  return String(typeof relation === 'object' ? relation.id : relation)
}

export function planValues(plan: Incomplete<FloorPlan>, isLive: boolean): Values {
  return {
    name: plan.name ?? null,
    planNumber: plan.planNumber ?? null,
    builder: toId(plan.builder),
    basePrice: plan.basePrice ?? null,
    ...toSize(plan),
    stories: plan.stories ?? null,
    garage: plan.garage ?? null,
    homeType: plan.homeType ?? null,
    publishing: getPublishing(plan, isLive),
  }
}

export function homeValues(home: Incomplete<Home>, isLive: boolean): Values {
  return {
    address: home.address ?? null,
    lot: home.lot ?? null,
    builderNumber: home.builderNumber ?? null,
    plan: toId(home.plan),
    price: home.price ?? null,
    earlierPrice: home.earlierPrice ?? null,
    ...toSize(home),
    stage: home.stage ?? null,
    moveIn: home.moveIn ? siteDay(new Date(home.moveIn)) : null,
    status: home.status ?? null,
    isModel: home.isModel ?? false,
    builder: toId(home.builder),
    publishing: getPublishing(home, isLive),
  }
}

function getPublishing(
  { _status }: { readonly _status?: string | null },
  isLive: boolean,
): PublishingState {
  if (_status === 'published') return 'published'
  return isLive ? 'changed' : 'draft'
}

/** A day as Payload's picker stores it: noon, so that it is the same day in San Antonio. */
export const storedDay = (day: string | null): string | null =>
  day === null ? null : `${day}T12:00:00.000Z`

/** The document of a choice. */
export const toRelation = (value: string | null): number | null =>
  value === null ? null : Number(value)

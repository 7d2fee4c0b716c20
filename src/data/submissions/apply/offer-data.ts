import { randomBytes } from 'node:crypto'
import type { JsonObject } from 'payload'
import type { FieldValues } from '@/domain/submissions/decide/plan-changes'
import type { FieldId } from '@/domain/submissions/fields'
import { changeParts, isOfferField } from '@/domain/submissions/offer'
import type { Community } from '@/payload-types'
import { atNoon } from './listing-data'

type Incentives = NonNullable<Community['incentives']>
type Incentive = Partial<Incentives[number]>

/** The row of a community's incentives that a submission writes. */
export interface OfferRow {
  readonly id: string
  readonly isNew: boolean
}

const changesOffer = (values: FieldValues): boolean =>
  Object.keys(values).some((id) => isOfferField(id as FieldId))

/**
 * The row that accepted values change; `undefined` if they change no offer.
 *
 * @param id of the row that exists
 */
export function chooseRow(values: FieldValues, id: string | undefined): OfferRow | undefined {
  if (!changesOffer(values)) return undefined
  // Payload gives rows such ids.
  return id === undefined
    ? { id: randomBytes(12).toString('hex'), isNew: true }
    : { id, isNew: false }
}

const texts = { 'community.offerText': 'text', 'community.offerTerms': 'terms' } as const
const days = { 'community.offerStarts': 'startsOn', 'community.offerEnds': 'endsOn' } as const

function changeIncentive(incentive: Incentive, values: FieldValues): Incentive {
  const given = (id: string) => values[id as FieldId]
  const changed: JsonObject = { ...incentive, parts: changeParts(incentive.parts ?? [], values) }
  for (const [id, name] of Object.entries(texts)) {
    if (given(id) !== undefined) changed[name] = given(id)
  }
  for (const [id, name] of Object.entries(days)) {
    const day = given(id)
    if (day !== undefined) changed[name] = typeof day === 'string' ? atNoon(day) : null
  }
  return changed
}

/**
 * The incentives of a version of a community after a change of one of them. A version without that row
 * stays as it is; a new one is added to each version.
 */
export function incentivesData(
  row: OfferRow | undefined,
  values: FieldValues,
  version: JsonObject,
): JsonObject {
  if (!row) return {}
  const incentives: readonly Incentive[] = version.incentives ?? []
  if (row.isNew) return { incentives: [...incentives, changeIncentive({ id: row.id }, values)] }
  return {
    incentives: incentives.map((one) => (one.id === row.id ? changeIncentive(one, values) : one)),
  }
}

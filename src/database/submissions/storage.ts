import {
  type FieldId,
  type ListingKind,
  type SubmissionField,
  submissionFields,
} from '@/domain/submissions/fields'
import { isOfferField } from '@/domain/submissions/offer'

/** Where a kind of listing is stored. */
export interface ListingStorage {
  readonly collection: 'communities' | 'floor-plans' | 'homes'
  readonly table: 'communities' | 'floor_plans' | 'homes'
  readonly versions: '_communities_v' | '_floor_plans_v' | '_homes_v'
  /** The column of its name in lists. */
  readonly name: 'name' | 'address'
}

export const storage: Readonly<Record<ListingKind, ListingStorage>> = {
  community: {
    collection: 'communities',
    table: 'communities',
    versions: '_communities_v',
    name: 'name',
  },
  plan: {
    collection: 'floor-plans',
    table: 'floor_plans',
    versions: '_floor_plans_v',
    name: 'name',
  },
  home: { collection: 'homes', table: 'homes', versions: '_homes_v', name: 'address' },
}

/**
 * How a field is stored: in a column, as a list of texts, in `builder_numbers`, or in one of the
 * incentives of a community.
 */
export type FieldStorage =
  | {
      readonly as: 'column'
      readonly column: string
      readonly field: string
      readonly isDay: boolean
    }
  | { readonly as: 'texts'; readonly field: string }
  | { readonly as: 'builder-number' }
  | { readonly as: 'offer'; readonly field: 'incentives' }

const renamed: Partial<Record<FieldId, string>> = {
  'plan.number': 'planNumber',
  'home.number': 'builderNumber',
}

/** Payload names a column by its field, in snake case. */
const toColumn = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function findStorage({ id, name, reading }: SubmissionField): FieldStorage {
  if (id === 'community.number') return { as: 'builder-number' }
  if (isOfferField(id)) return { as: 'offer', field: 'incentives' }
  const field = renamed[id] ?? name
  if (reading.as === 'several') return { as: 'texts', field }
  return { as: 'column', column: toColumn(field), field, isDay: reading.as === 'day' }
}

const storages = new Map(submissionFields.map((field) => [field.id, findStorage(field)]))

export function fieldStorage(id: FieldId): FieldStorage {
  const found = storages.get(id)
  if (!found) throw new Error(`There is no field ${id}`)
  return found
}

/** The name of a field in its collection, which the audit log shows. */
export function fieldName(id: FieldId): string {
  const found = fieldStorage(id)
  return found.as === 'builder-number' ? 'number' : found.field
}

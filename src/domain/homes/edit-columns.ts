import { homeStages, homeStatuses } from '../enums'
import type { Choice, Column, Values } from '../grid/column'
import type { GridRow } from '../grid/state'
import { limits } from './limits'

/** The tables of the grid of plans and homes. */
export const PLANS = 'plans'
export const HOMES = 'homes'

/** The most rows of each table. */
export const TABLE_ROWS_MAX = 200

/** The state of the newest version of a plan or home. */
export const publishingStates = ['published', 'draft', 'changed'] as const
export type PublishingState = (typeof publishingStates)[number]

const publishing: readonly Choice[] = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'changed', label: 'Unpublished changes', isOffered: false },
]

/** Options of the cells with choices. */
export interface EditChoices {
  readonly builders: readonly Choice[]
  readonly homeTypes: readonly Choice[]
  /** Whether the user publishes. The saves of others are drafts. */
  readonly publishes: boolean
}

const number = (name: keyof typeof limits, label: string): Column => ({
  name,
  label,
  width: name === 'squareFeet' ? 7 : 5,
  kind: 'number',
  ...limits[name],
})

const text = (name: string, label: string, width: number, maxLength: number): Column => ({
  name,
  label,
  width,
  kind: 'text',
  maxLength,
})

const size = [
  number('beds', 'Beds'),
  number('baths', 'Baths'),
  number('halfBaths', 'Half baths'),
  number('squareFeet', 'Sq ft'),
]

const publishingColumn = ({ publishes }: EditChoices): readonly Column[] =>
  publishes
    ? [
        {
          name: 'publishing',
          label: 'Publishing',
          width: 12,
          kind: 'choice',
          isRequired: true,
          choices: publishing,
        },
      ]
    : []

export function planColumns(offered: EditChoices): readonly Column[] {
  const { builders, homeTypes } = offered
  return [
    { ...text('name', 'Name', 20, 120), isRequired: true },
    text('planNumber', 'Plan number', 9, 40),
    {
      name: 'builder',
      label: 'Builder',
      width: 16,
      kind: 'choice',
      isRequired: true,
      choices: builders,
    },
    { name: 'basePrice', label: 'Base price', width: 10, kind: 'price' },
    ...size,
    number('stories', 'Stories'),
    number('garage', 'Garage'),
    { name: 'homeType', label: 'Home type', width: 14, kind: 'choice', choices: homeTypes },
    ...publishingColumn(offered),
  ]
}

export function homeColumns(offered: EditChoices, plans: readonly Choice[]): readonly Column[] {
  return [
    { ...text('address', 'Address', 20, 160), isRequired: true },
    text('lot', 'Lot', 13, 40),
    text('builderNumber', 'Builder’s no.', 10, 40),
    { name: 'plan', label: 'Plan', width: 14, kind: 'choice', choices: plans },
    { name: 'price', label: 'Price', width: 10, kind: 'price' },
    { name: 'earlierPrice', label: 'Earlier price', width: 10, kind: 'price' },
    ...size,
    {
      name: 'stage',
      label: 'Stage',
      width: 16,
      kind: 'choice',
      isRequired: true,
      choices: homeStages,
    },
    { name: 'moveIn', label: 'Move-in date', width: 10, kind: 'day' },
    {
      name: 'status',
      label: 'Availability',
      width: 10,
      kind: 'choice',
      isRequired: true,
      choices: homeStatuses,
    },
    { name: 'isModel', label: 'Model', width: 5, kind: 'flag' },
    { name: 'builder', label: 'Builder', width: 16, kind: 'choice', choices: offered.builders },
    ...publishingColumn(offered),
  ]
}

/** The only builder of a community is that of its new plans and homes. */
const onlyBuilder = ({ builders }: EditChoices) =>
  builders.length === 1 ? (builders[0]?.value ?? null) : null

/** A new or duplicated row becomes public when an editor publishes it, not with the next save. */
const unpublished = { publishing: 'draft' } satisfies Values

/** The first values of a new plan. */
export function newPlan(offered: EditChoices): Values {
  return { builder: onlyBuilder(offered), ...unpublished }
}

/** The first values of a new home. Without a builder, it gets its plan's builder. */
export function newHome(offered: EditChoices): Values {
  return {
    builder: onlyBuilder(offered),
    stage: 'to-be-built',
    status: 'available',
    isModel: false,
    ...unpublished,
  }
}

/** The texts of a plan that duplicates another one. */
export function copyPlan(cells: GridRow['cells']): GridRow['cells'] {
  return { ...cells, name: `${cells.name} (copy)`, ...unpublished }
}

interface NamedPlan {
  readonly value: string
  readonly isRemoved: boolean
  /** The key of its row. */
  readonly alias: string
  readonly name: string
  readonly builder: string
}

/** The choices of plans. Plans with the same name are told apart by their builder. */
export function planChoices(plans: readonly NamedPlan[]): Choice[] {
  const amounts = new Map<string, number>()
  for (const { name } of plans) amounts.set(name, (amounts.get(name) ?? 0) + 1)
  return plans
    .filter(({ name }) => name.trim() !== '')
    .map(({ value, alias, name, builder, isRemoved }) => ({
      value,
      alias,
      ...(isRemoved && { isOffered: false as const }),
      label: (amounts.get(name) ?? 0) > 1 && builder !== '' ? `${name}, ${builder}` : name,
    }))
}

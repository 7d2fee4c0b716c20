import type { FlattenedField, SanitizedConfig } from 'payload'
import type { ChangedList, ChangedValue, ListedEntries } from '@/contract/audit/changed-values'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { sentenceLabel } from '@/domain/text/sentence-label'
import { formatMoment } from '@/lib/dates/format-date'

/** A change of a field in words, such as `Starting price`, `$389,900` and `$379,900`. */
export interface DescribedChange {
  readonly label: string
  readonly from: string
  readonly to: string
}

/** The fields of a collection or global. */
export function getFields(config: SanitizedConfig, slug: unknown): readonly FlattenedField[] {
  const entities = [...config.collections, ...config.globals]
  return entities.find((entity) => entity.slug === slug)?.flattenedFields ?? []
}

/** The label of a field. A field that no longer exists keeps its name. */
export const fieldLabel = (fields: readonly FlattenedField[], name: string): string =>
  labelField(
    fields.find((known) => known.name === name),
    name,
  )

function labelField(field: FlattenedField | undefined, name: string): string {
  if (field && 'label' in field && typeof field.label === 'string') return field.label
  return sentenceLabel(name.replace(/^_/, ''))
}

function shown(field: FlattenedField | undefined, value: ChangedValue['from']): string {
  if (value === null) return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return formatNumber(value)
  if (field?.type === 'date') return formatMoment(value)
  if (field?.type === 'select' || field?.type === 'radio') {
    const option = field.options.find((known) => typeof known === 'object' && known.value === value)
    if (typeof option === 'object' && typeof option.label === 'string') return option.label
  }
  return value
}

/** The fields on the path to a field in a group. */
function findFields(fields: readonly FlattenedField[], path: string) {
  let known = fields
  return path.split('.').map((name) => {
    const field = known.find((one) => one.name === name)
    known = field && 'flattenedFields' in field ? field.flattenedFields : []
    return { field, name }
  })
}

/** A field and its label, which begins with that of its group: `Address, zip`. */
function findLabeled(fields: readonly FlattenedField[], path: string) {
  const steps = findFields(fields, path)
  const label = steps.map((step) => labelField(step.field, step.name)).join(', ')
  return { field: steps.at(-1)?.field, label }
}

/** A change of a field with one value. */
export function describeChange(
  fields: readonly FlattenedField[],
  { field: path, from, to }: ChangedValue,
): DescribedChange {
  const { field, label } = findLabeled(fields, path)
  return { label, from: shown(field, from), to: shown(field, to) }
}

/** Entries in words, such as `added “Free blinds” and 2 more`. */
function describeEntries(verb: string, { count, names }: ListedEntries): string[] {
  if (count === 0) return []
  if (names.length === 0) return [`${verb} ${plural(count, 'entry', 'entries')}`]
  const more = count > names.length ? ` and ${formatNumber(count - names.length)} more` : ''
  return [`${verb} ${names.map((name) => `“${name}”`).join(', ')}${more}`]
}

/** A change of a list in words, such as `added “Pool”; removed “Spa”`. */
export function describeList(
  fields: readonly FlattenedField[],
  { field: path, added, removed, changed }: ChangedList,
): { readonly label: string; readonly text: string } {
  const { label } = findLabeled(fields, path)
  const parts = [
    ...describeEntries('added', added),
    ...describeEntries('removed', removed),
    ...describeEntries('changed', changed),
  ]
  return { label, text: parts.length > 0 ? parts.join('; ') : 'order changed' }
}

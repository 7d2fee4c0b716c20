import type { FlattenedField, JsonObject } from 'payload'
import type { ChangedList, ListedEntries } from '@/contract/audit/changed-values'
import { oneLine } from '@/domain/text/plain-text'
import { changedFields } from '@/lib/changed-fields'
import { auditValue } from '@/lib/text/audit-value'
import { isReadable } from './changed-values'

/** The number of entries that are named, of those that were added, removed or changed. */
const NAMED = 8
/** The maximum length of the name of an entry, in characters. */
const LENGTH = 60

/**
 * Reads the titles of documents by a field that is unique, such as `id`. Those without a title, or with a
 * secret one, are left out.
 */
export type ReadTitles = (
  collection: string,
  field: 'id' | 'value',
  values: readonly (number | string)[],
) => Promise<ReadonlyMap<unknown, string>>

type RowsField = Extract<FlattenedField, { type: 'array' | 'blocks' }>
type RelationField = Extract<FlattenedField, { type: 'relationship' | 'upload' }>

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const readGroup = (value: unknown): JsonObject => (isObject(value) ? value : {})
const readList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** A value as a name; `null` for one without words, or with an email address or a phone number. */
function nameValue(value: unknown): string | null {
  const text = auditValue(value) ?? null
  return text === null || typeof text === 'boolean' ? null : oneLine(String(text), LENGTH)
}

/** The name of a value of a field, which is its label if it is chosen from options. */
function nameChoice(field: FlattenedField, value: unknown): string | null {
  if (field.type === 'select' || field.type === 'radio') {
    const option = field.options.find((known) => typeof known === 'object' && known.value === value)
    if (typeof option === 'object' && typeof option.label === 'string') return option.label
  }
  return nameValue(value)
}

/** Entries that cannot be named are only counted. */
function listEntries(names: readonly (string | null)[]): ListedEntries {
  return { count: names.length, names: names.filter((name) => name !== null).slice(0, NAMED) }
}

function fieldsInRow(field: RowsField, row: JsonObject): readonly FlattenedField[] {
  if (field.type === 'array') return field.flattenedFields
  return field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []
}

/** The first text of a row, else its first number or choice. */
function nameRow(field: RowsField, row: JsonObject): string | null {
  const readable = fieldsInRow(field, row).filter(isReadable)
  const isText = ({ type }: FlattenedField) => type === 'text' || type === 'textarea'
  const ordered = [
    ...readable.filter(isText),
    ...readable.filter(({ type }) => type === 'number' || type === 'select' || type === 'radio'),
  ]
  const told = ordered.find(({ name }) => auditValue(row[name]) !== null)
  return told ? nameChoice(told, row[told.name]) : null
}

const isSame = (field: RowsField, one: JsonObject, other: JsonObject) =>
  one.blockType === other.blockType &&
  changedFields(fieldsInRow(field, other), one, other).length === 0

/**
 * Compares rows by their ids. A row that was written anew with another id is the same row when its
 * values are the same.
 */
function compareRows(field: RowsField, before: JsonObject[], after: JsonObject[]) {
  const known = new Map(before.map((row) => [row.id, row]))
  const changed = after.flatMap((row) => {
    const old = known.get(row.id)
    if (!old || isSame(field, old, row)) return []
    const [from, to] = [nameRow(field, old), nameRow(field, row)]
    return [from === to || from === null || to === null ? to : `${from} → ${to}`]
  })
  const ids = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !ids.has(id))
  const added = after.filter((row) => {
    if (known.has(row.id)) return false
    const same = gone.findIndex((old) => isSame(field, old, row))
    if (same >= 0) gone.splice(same, 1)
    return same < 0
  })
  const names = (rows: readonly JsonObject[]) => listEntries(rows.map((row) => nameRow(field, row)))
  return { added: names(added), removed: names(gone), changed: listEntries(changed) }
}

/** Compares lists of texts, numbers, choices or ids, with the names that `name` gives them. */
function compareValues<Value>(
  before: readonly Value[],
  after: readonly Value[],
  name: (value: Value) => string | null,
) {
  const added = after.filter((value) => !before.includes(value))
  const removed = before.filter((value) => !after.includes(value))
  return {
    added: listEntries(added.map(name)),
    removed: listEntries(removed.map(name)),
    changed: listEntries([]),
  }
}

/** Ids are numbers before a change, and may be documents after it. */
const readIds = (list: readonly unknown[]): number[] =>
  list
    .map((value) => (isObject(value) ? value.id : value))
    .filter((id): id is number => typeof id === 'number')

async function compareRelations(
  { relationTo }: RelationField,
  before: readonly unknown[],
  after: readonly unknown[],
  readTitles: ReadTitles,
) {
  const [old, now] = [readIds(before), readIds(after)]
  const different = [
    ...old.filter((id) => !now.includes(id)),
    ...now.filter((id) => !old.includes(id)),
  ]
  const titles =
    typeof relationTo === 'string' && different.length > 0
      ? await readTitles(relationTo, 'id', different)
      : new Map<unknown, string>()
  return compareValues(old, now, (id) => nameValue(titles.get(id)))
}

async function compareLists(
  field: FlattenedField,
  before: readonly unknown[],
  after: readonly unknown[],
  readTitles: ReadTitles,
): Promise<Omit<ChangedList, 'field'> | null> {
  if (field.type === 'array' || field.type === 'blocks') {
    return compareRows(field, before.filter(isObject), after.filter(isObject))
  }
  if (field.type === 'relationship' || field.type === 'upload') {
    return field.hasMany === true && typeof field.relationTo === 'string'
      ? compareRelations(field, before, after, readTitles)
      : null
  }
  const isList = 'hasMany' in field && field.hasMany === true && isReadable(field)
  const options: unknown = field.custom?.optionsOf
  if (isList && typeof options === 'string') {
    const values = [...before, ...after].filter((value) => typeof value === 'string')
    const labels = await readTitles(options, 'value', values)
    return compareValues(before, after, (value) => nameValue(labels.get(value) ?? value))
  }
  return isList ? compareValues(before, after, (value) => nameChoice(field, value)) : null
}

/**
 * What was added to the changed lists, removed from them and changed in them, those in groups by their
 * path. Only the first entries are named, with a short name.
 */
export async function changedLists(
  fields: readonly FlattenedField[],
  before: JsonObject,
  after: JsonObject,
  readTitles: ReadTitles,
): Promise<ChangedList[]> {
  const changed = new Set(changedFields(fields, before, after))
  const found: ChangedList[] = []
  for (const field of fields) {
    const { name } = field
    if (!changed.has(name)) continue
    if (field.type === 'group') {
      const [old, now] = [readGroup(before[name]), readGroup(after[name])]
      const within = await changedLists(field.flattenedFields, old, now, readTitles)
      found.push(...within.map((change) => ({ ...change, field: `${name}.${change.field}` })))
    } else {
      const [old, now] = [readList(before[name]), readList(after[name])]
      const lists = await compareLists(field, old, now, readTitles)
      if (lists) found.push({ field: name, ...lists })
    }
  }
  return found
}

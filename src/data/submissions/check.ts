import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { FlattenedField, PayloadRequest, Validate } from 'payload'
import { z } from 'zod/mini'
import { queryRows } from '@/database/query-rows'
import { sessionOf } from '@/database/session'
import { type FieldId, type ListingKind, submissionFields } from '@/domain/submissions/fields'
import type { FieldValues } from '@/domain/submissions/plan-changes'
import type { ReadingOptions } from '@/domain/submissions/read-value'
import { fieldName, fieldStorage, storage } from '@/jobs/read-submission/storage'

interface FieldRule {
  readonly id: FieldId
  readonly label: string
  readonly list: readonly string[] | null
  readonly field: FlattenedField
}

/** The rules of Payload for the fields of a kind, and the lists whose values they may have. */
export function fieldRules(
  { payload }: PayloadRequest,
  kind: ListingKind,
  { lists }: ReadingOptions,
): FieldRule[] {
  const { flattenedFields } = payload.collections[storage[kind].collection].config
  return submissionFields.flatMap(({ id, kind: own, label, name, reading }) => {
    const field = flattenedFields.find((one) => one.name === fieldName(id))
    // A slug is made from the name.
    const isOurs = own === kind && name !== 'slug' && fieldStorage(id).as !== 'builder-number'
    if (!isOurs || !field) return []
    const isListed = reading.as === 'listed' || reading.as === 'several'
    const list = isListed ? lists[reading.list].map(({ value }) => value) : null
    return [{ id, label, list, field }]
  })
}

/** A document as Payload's rules see it. */
function documentOf(values: FieldValues): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([id, value]) => [fieldName(id as FieldId), value]),
  )
}

async function problemOf(
  req: PayloadRequest,
  { field, id, list }: FieldRule,
  values: FieldValues,
  mayLack = false,
): Promise<string | null> {
  const value = values[id] ?? undefined
  if (value === undefined && mayLack) return null
  if (list) {
    const unlisted = [value ?? []].flat().filter((one) => !list.includes(String(one)))
    return unlisted.length > 0 ? `Not in the list: ${unlisted.join(', ')}` : null
  }
  // A new document gets the default.
  if (value === undefined && 'defaultValue' in field && field.defaultValue !== undefined)
    return null
  if (!('validate' in field) || typeof field.validate !== 'function') return null
  const data = documentOf(values)
  const validate: Validate = field.validate as Validate
  const result = await validate(value, {
    ...field,
    blockData: {},
    data,
    event: 'submit',
    operation: 'update',
    path: [field.name],
    preferences: { fields: {} },
    req,
    siblingData: data,
  })
  return typeof result === 'string' ? result : null
}

export interface FieldProblem {
  readonly field: FieldId
  readonly message: string
}

/**
 * What Payload would refuse about a listing whose values change. A problem that the listing had before
 * is left out, unless its field changes.
 */
export async function checkValues(
  req: PayloadRequest,
  rules: readonly FieldRule[],
  before: FieldValues,
  after: FieldValues,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  for (const rule of rules) {
    const message = await problemOf(req, rule, after)
    if (message === null) continue
    const isOld = (before[rule.id] ?? null) === (after[rule.id] ?? null)
    if (isOld && (await problemOf(req, rule, before)) !== null) continue
    problems.push({ field: rule.id, message: `${rule.label}: ${message}` })
  }
  return problems
}

/** What Payload would refuse about a new listing. A draft may lack required fields. */
export async function checkNewValues(
  req: PayloadRequest,
  rules: readonly FieldRule[],
  values: FieldValues,
  isDraft: boolean,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  for (const rule of rules) {
    const message = await problemOf(req, rule, values, isDraft)
    if (message !== null) problems.push({ field: rule.id, message: `${rule.label}: ${message}` })
  }
  return problems
}

const takenRow = z.object({ community: z.nullable(z.int()), slug: z.string() })

/** The slugs that listings have: of communities, or of the plans or homes of communities. */
export async function takenSlugs(
  req: PayloadRequest,
  kind: ListingKind,
  communities: readonly number[],
): Promise<Set<string>> {
  const table = sql.identifier(storage[kind].table)
  const statement =
    kind === 'community'
      ? sql`select null::int as community, slug from ${table} where slug is not null`
      : sql`select community_id as community, slug from ${table}
          where slug is not null and community_id = any(${sql.param([...communities])}::int[])`
  const rows = await queryRows(await sessionOf(req), takenRow, statement)
  return new Set(rows.map(({ community, slug }) => `${community ?? ''}/${slug}`))
}

import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { columnName } from '@/database/sql/column-name'

type Shape = Readonly<Record<string, z.ZodMiniType>>
type Fields<Of extends Shape> = { [Name in keyof Of]: z.output<Of[Name]> }

/** Fields as a row or a document has them: a draft may lack even required ones. */
export type Stored<Of> = { readonly [Name in keyof Of]?: Of[Name] | null | undefined }

/** Fields of the contract that a collection stores under the same names. */
export interface StoredFields<Of extends Shape> {
  /** The shape of a row, where nothing stored is `null`. */
  readonly shape: { readonly [Name in keyof Of]: z.ZodMiniNullable<Of[Name]> }
  /** The `select` of a Payload query. */
  readonly select: { readonly [Name in keyof Of]: true }
  /**
   * Arguments of `json_build_object`, read from the row with this alias; with the name of a group
   * field, from the columns of that group.
   */
  json(alias?: string, group?: string): SQL
  /**
   * The fields with the types of the contract. Where nothing is stored, the value is what the
   * contract reads from `null` if it allows it, else the empty value of a text, number or flag, or
   * the first option of a select.
   */
  read(stored: Stored<Fields<Of>>): Fields<Of>
}

/** The stored values that `read` of these fields takes. */
export type StoredOf<Source extends { read(stored: never): unknown }> = Parameters<
  Source['read']
>[0]

const emptyValues: Readonly<Record<string, unknown>> = { string: '', number: 0, boolean: false }

function getEmptyValue(field: z.ZodMiniType): unknown {
  const empty = z.safeParse(field, null)
  if (empty.success) return empty.data
  if (field instanceof z.ZodMiniEnum) return field.options[0]
  return emptyValues[field._zod.def.type]
}

/** Payload names a column by its field, in snake case. */

/**
 * Derives everything that reads fields of the contract from their schema, so that a new field is
 * declared once (CONTRIBUTING.md, How to add a field).
 */
export function storedFields<Of extends Shape>(schema: z.ZodMiniObject<Of>): StoredFields<Of> {
  const fields = Object.entries<z.ZodMiniType>(schema.shape)
  const empty = fields.map(([name, field]) => [name, getEmptyValue(field)] as const)
  const mapped = <Value>(map: (field: z.ZodMiniType) => Value) =>
    Object.fromEntries(fields.map(([name, field]) => [name, map(field)]))
  return {
    shape: mapped((field) => z.nullable(field)) as StoredFields<Of>['shape'],
    select: mapped(() => true) as StoredFields<Of>['select'],
    json(alias = 't', group) {
      const pairs = fields.map(([name]) => {
        const path = group ? `${columnName(group)}_${columnName(name)}` : columnName(name)
        const column = sql`${sql.identifier(alias)}.${sql.identifier(path)}`
        return sql`${sql.raw(`'${name}'`)}, ${column}`
      })
      return sql.join(pairs, sql`, `)
    },
    read(stored: Readonly<Record<string, unknown>>) {
      const found: Record<string, unknown> = {}
      for (const [name, value] of empty) found[name] = stored[name] ?? value
      return found as Fields<Of>
    },
  }
}

/** The populated documents of a relation. Documents that the reader may not see stay ids. */
export function populated<Document extends object>(
  documents: readonly (number | Document)[] | null | undefined,
): Document[] {
  return (documents ?? []).filter((document) => typeof document === 'object')
}

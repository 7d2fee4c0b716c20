import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { rememberedMapping } from '@/contract/submissions/mapping'
import { queryRows } from '@/database/query-rows'
import { runStatement } from '@/database/run-statement'
import { sessionOf } from '@/database/session'
import {
  knownMapping,
  mappingKey,
  mappingProblems,
  type RememberedMapping,
  rememberMapping,
  type TableMapping,
} from '@/domain/submissions/map/mapping'

/** The layouts of a builder that are used for new submissions, the latest first. */
const LAYOUTS = 20

/** The mappings that earlier submissions of a builder ended with. */
export async function rememberedMappings(
  req: PayloadRequest,
  builder: number,
): Promise<RememberedMapping[]> {
  const rows = await queryRows(
    await sessionOf(req),
    z.object({ mapping: rememberedMapping }),
    sql`select mapping from builder_mappings where builder_id = ${builder}
      order by used_at desc limit ${LAYOUTS}`,
  )
  return rows.flatMap(({ mapping }) => knownMapping(mapping) ?? [])
}

/** Stores the mappings that an editor confirmed. */
export async function rememberMappings(
  req: PayloadRequest,
  builder: number,
  mappings: readonly TableMapping[],
): Promise<void> {
  const connection = await sessionOf(req)
  for (const mapping of mappings.map(rememberMapping)) {
    await runStatement(
      connection,
      sql`insert into builder_mappings (builder_id, key, mapping)
        values (${builder}, ${mapping.key}, ${JSON.stringify(mapping)}::jsonb)
        on conflict (builder_id, key) do update
          set mapping = excluded.mapping, used_at = now()`,
    )
  }
}

/** Below it, an editor looks at the column first. */
const SURE = 0.9

/**
 * Whether rows can be read without an editor: nothing has to be solved, no column is a guess, and one
 * that is not used was left out before.
 */
export function isSure(
  mappings: readonly TableMapping[],
  remembered: readonly RememberedMapping[],
): boolean {
  const layouts = new Set(remembered.map(({ key }) => key))
  return mappings.every((mapping) => {
    const isKnown = layouts.has(mappingKey(mapping.columns.map(({ heading }) => heading)))
    return (
      mappingProblems(mapping).length === 0 &&
      mapping.columns.every(({ target, confidence, samples }) =>
        target === null ? isKnown || samples.length === 0 || confidence === 1 : confidence >= SURE,
      )
    )
  })
}

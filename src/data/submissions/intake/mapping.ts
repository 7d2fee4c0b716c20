import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod/mini'
import { type MappedTable, type MappingChange, tableMapping } from '@/contract/submissions/mapping'
import { inTransaction } from '@/database/in-transaction'
import { queryRows } from '@/database/query-rows'
import { sessionOf } from '@/database/session'
import { targetChoices } from '@/domain/submissions/map/columns'
import {
  hasNoCommunity,
  mappingProblems,
  proposeMapping,
  type TableMapping,
  withTarget,
} from '@/domain/submissions/map/mapping'
import { sectionName } from '@/domain/submissions/read/row-kind'
import type { SubmissionTable } from '@/domain/submissions/read/table'
import { payloadClient } from '../../payload/payload-client'
import type { Staff } from '../../staff/staff'
import { changeState } from '../change-state'
import { readingOptions } from '../listings'
import { isRefused, lockSubmission } from '../lock'
import { readSource } from './read-source'
import { queueReading } from './receive-submission'
import { rememberedMappings, rememberMappings } from './remembered-mappings'

/** The tables of a submission, and what their columns are taken for. */
export interface MappingView {
  readonly tables: readonly MappedTable[]
}

const sourceRow = z.object({
  mapping: z.nullable(z.array(tableMapping)),
  name: z.string(),
  bytes: z.instanceof(Uint8Array),
  isPasted: z.boolean(),
  html: z.nullable(z.string()),
})

interface Tables {
  readonly tables: readonly SubmissionTable[]
  readonly mapping: readonly TableMapping[]
}

/** The tables of the file and their mapping; empty for a feed, whose columns have fixed meanings. */
async function readTables(req: PayloadRequest, submission: number): Promise<Tables> {
  const [found] = await queryRows(
    await sessionOf(req),
    sourceRow,
    sql`select s.mapping, f.name, f.bytes, f.is_pasted as "isPasted", f.html
      from submissions s join submission_files f on f.submission_id = s.id
      where s.id = ${submission}`,
  )
  const file = found && (await readSource(found, await readingOptions(req)))
  if (file?.kind !== 'tables') return { tables: [], mapping: [] }
  return { tables: file.tables, mapping: found?.mapping ?? [] }
}

const communityRow = z.object({ name: z.string() })

/** The names of a builder's communities. */
async function communityNames(req: PayloadRequest, submission: number): Promise<string[]> {
  const rows = await queryRows(
    await sessionOf(req),
    communityRow,
    sql`select distinct c.name from communities c
      join communities_rels r on r.parent_id = c.id and r.path = 'builders'
      join submissions s on s.builder_id = r.builders_id
      where s.id = ${submission} and c.name is not null and c.deleted_at is null order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function toView(
  req: PayloadRequest,
  submission: number,
  { tables, mapping }: Tables,
): Promise<MappingView> {
  const communities = mapping.some(hasNoCommunity) ? await communityNames(req, submission) : []
  return {
    tables: mapping.map((one) => {
      const table = tables.find(({ index }) => index === one.table)
      const [first] = table?.rows ?? []
      return {
        ...one,
        columns: one.columns.map((column) => ({ ...column, samples: [...column.samples] })),
        name: table?.name ?? null,
        title: table?.title ?? null,
        section: one.hasSections && first ? sectionName(first) : null,
        communities: hasNoCommunity(one) ? communities : null,
        rows: table?.rows.length ?? 0,
        problems: mappingProblems(one),
        choices: targetChoices(one.kind),
      }
    }),
  }
}

/** What the columns of a submission are taken for. */
export async function mappingOf(submission: number): Promise<MappingView> {
  const req = await createLocalReq({}, await payloadClient())
  return toView(req, submission, await readTables(req, submission))
}

async function corrected(
  req: PayloadRequest,
  builder: number,
  { tables, mapping }: Tables,
  change: MappingChange,
): Promise<readonly TableMapping[]> {
  const remembered = 'kind' in change ? await rememberedMappings(req, builder) : []
  return mapping.map((one) => {
    if (one.table !== change.table) return one
    if ('community' in change) return { ...one, community: change.community }
    if ('column' in change) return withTarget(one, change.column, change.target)
    const table = tables.find(({ index }) => index === change.table)
    return table ? proposeMapping(table, remembered, change.kind) : one
  })
}

/** Corrects what a table or columns mean, while their rows are not read. */
export async function changeMapping(
  submission: number,
  changes: readonly MappingChange[],
): Promise<MappingView> {
  const req = await createLocalReq({}, await payloadClient())
  return inTransaction(req, async () => {
    const locked = await lockSubmission(req, submission, { states: ['mapping'] })
    const read = await readTables(req, submission)
    if (isRefused(locked)) return toView(req, submission, read)
    let { mapping } = read
    for (const change of changes) {
      mapping = await corrected(req, locked.builder, { tables: read.tables, mapping }, change)
    }
    await changeState(req, locked, { mapping: [...mapping] })
    return toView(req, submission, { tables: read.tables, mapping })
  })
}

/**
 * Remembers the mapping for the builder, and queues the reading of the rows. Returns the mapping
 * instead while something in it has to be solved, else `null`.
 */
export async function confirmMapping(submission: number, user: Staff): Promise<MappingView | null> {
  const req = await createLocalReq({ user }, await payloadClient())
  return inTransaction(req, async () => {
    const locked = await lockSubmission(req, submission, { states: ['mapping'] })
    if (isRefused(locked)) return null
    const read = await readTables(req, submission)
    const isSolved = read.mapping.every((one) => mappingProblems(one).length === 0)
    if (!isSolved) return toView(req, submission, read)
    await rememberMappings(req, locked.builder, read.mapping)
    await changeState(req, locked, { status: 'reading', progress: null })
    await queueReading(req, submission)
    return null
  })
}

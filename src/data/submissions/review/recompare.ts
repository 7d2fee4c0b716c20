import { isDeepStrictEqual } from 'node:util'
import type { PayloadRequest } from 'payload'
import { forgetOutdatedDecisions } from '@/database/submissions/decisions'
import { deleteRows, readRows, writeRows } from '@/database/submissions/records'
import type { LockedSubmission } from '@/database/submissions/submissions'
import { getSession } from '@/database/transactions/session'
import type { StoredRow } from '@/domain/submissions/compare/review-rows'
import { compareRecords } from './compare'

/**
 * Replaces the rows of a submission; only the changed ones are written. Decisions about something else
 * than the editor saw are forgotten. Decisions about a target that is gone are history: they
 * count again when it comes back. Returns the rows that changed.
 */
export async function renewRows(
  req: PayloadRequest,
  submission: number,
  rows: readonly StoredRow[],
): Promise<readonly StoredRow[]> {
  const connection = await getSession(req)
  const before = new Map((await readRows(connection, submission)).map((row) => [row.record, row]))
  const changed = rows.filter((row) => !isDeepStrictEqual(before.get(row.record), row))
  for (const { record } of rows) before.delete(record)
  await deleteRows(connection, submission, [...before.keys()])
  await writeRows(connection, submission, changed)
  await forgetOutdatedDecisions(connection, submission)
  return changed
}

/** Compares a submission with the listings as they are now. Returns the rows that changed. */
export async function recompare(
  req: PayloadRequest,
  { id, builder }: Pick<LockedSubmission, 'id' | 'builder'>,
): Promise<readonly StoredRow[]> {
  const records = (await readRows(await getSession(req), id)).flatMap(({ data }) => data ?? [])
  return renewRows(req, id, await compareRecords(req, { submission: id, builder, records }))
}

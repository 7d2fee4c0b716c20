'use server'

import { headers } from 'next/headers'
import * as z from 'zod/mini'
import { savePlansAndHomes } from '@/data/homes/edit/mutations'
import { findStaff } from '@/data/staff/queries'
import type { RowResult } from '@/domain/grid/state'
import { HOMES, PLANS, TABLE_ROWS_MAX } from '@/domain/homes/edit-columns'

/** Longer than every text of a plan or home. */
const TEXT_MAX = 500

const id = z.int().check(z.positive())
const value = z.union([z.string().check(z.maxLength(TEXT_MAX)), z.number(), z.boolean(), z.null()])
const values = z.record(z.string(), value)

const rowEdits = z
  .array(
    z.object({
      key: z.string().check(z.maxLength(40)),
      sheet: z.enum([PLANS, HOMES]),
      id: z.nullable(id),
      from: values,
      to: values,
      isRemoved: z.boolean(),
      copyOf: z.nullable(id),
    }),
  )
  .check(z.maxLength(2 * TABLE_ROWS_MAX))

/**
 * Saves rows of the grid of a community, with the rights of the signed-in user. Returns what became of
 * each row.
 */
export async function saveRows(community: number, edits: unknown): Promise<RowResult[]> {
  const user = await findStaff(await headers())
  if (!user) throw new Error('Only staff can do this')
  return savePlansAndHomes(id.parse(community), rowEdits.parse(edits), user)
}

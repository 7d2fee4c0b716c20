import { z } from 'zod/mini'
import { listingKinds } from '@/domain/submissions/fields'
import { GRID_ROWS_MAX, GRID_TEXT_MAX } from '@/domain/submissions/grid'
import { fieldId } from './record'

const id = z.int().check(z.positive())

/** An editor's input in the grid of a builder: its changed and new rows. */
export const gridInput = z.object({
  builder: id,
  rows: z
    .array(
      z.object({
        kind: z.enum(listingKinds),
        /** `null` for a new row. */
        id: z.nullable(id),
        cells: z.partialRecord(fieldId, z.string().check(z.maxLength(GRID_TEXT_MAX))),
      }),
    )
    .check(z.maxLength(listingKinds.length * GRID_ROWS_MAX)),
})
export type GridInput = z.infer<typeof gridInput>

import { z } from 'zod/mini'
import { pasteInput } from './results'

export const previewInput = z.extend(z.omit(pasteInput, { builder: true }), {
  /** Whose earlier layouts are used. */
  builder: z.nullable(z.int().check(z.positive())),
})
export type PreviewInput = z.infer<typeof previewInput>

export interface PastedTable {
  readonly index: number
  readonly rows: number
  readonly columns: readonly {
    readonly column: number
    readonly heading: string
    /** Label of the field that the column is read into; `null` if it is not used. */
    readonly field: string | null
  }[]
  /** The first rows, as text. */
  readonly sample: readonly { readonly row: number; readonly cells: readonly string[] }[]
}

/** The tables that are recognized in a pasted text, or the sentence why none are. */
export type PastedPreview =
  | { readonly state: 'tables'; readonly tables: readonly PastedTable[] }
  | { readonly state: 'refused'; readonly message: string }

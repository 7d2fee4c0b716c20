/** What is recognized in a pasted text, or the sentence why nothing is. */
export type PastedPreview =
  | {
      readonly state: 'tables'
      readonly tables: readonly PastedTable[]
    }
  | { readonly state: 'refused'; readonly message: string }

interface PastedTable {
  readonly index: number
  readonly rows: number
  readonly columns: readonly {
    readonly column: number
    readonly heading: string
    /** Label of the field that the column is read into; `null` if it is not used. */
    readonly field: string | null
  }[]
  /** The first rows, as text. */
  readonly sample: readonly (readonly string[])[]
}

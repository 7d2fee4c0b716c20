/** Tasks before and after a move, in order. */
export interface ChecklistGroup {
  readonly title: string
  readonly items: readonly string[]
}

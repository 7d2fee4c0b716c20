/** A correction that a visitor's report led to. Nothing in it is the visitor's. */
export interface Correction {
  readonly id: number
  readonly title: string
  /** The page that was corrected; `null` if it is not published anymore. */
  readonly path: string | null
  /** The editors' sentence. */
  readonly text: string
  /** ISO date and time. */
  readonly correctedAt: string
}

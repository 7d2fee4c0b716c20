import { ROW } from '../grid/state'
import { describeSaveProblem, type SaveProblem } from './save-problem'

/** A change that was not saved. */
export interface UnsavedChange {
  readonly id: number
  readonly name: string
  readonly problem: SaveProblem
}

/** Result of changing several listings. */
export interface BulkResult {
  /** Ids. */
  readonly saved: readonly number[]
  readonly problems: readonly UnsavedChange[]
}

/** Describes why a listing was not changed, such as `Oak Bend: Ana is editing this.` */
export const describeUnsaved = ({ name, problem }: UnsavedChange): string =>
  `${name}: ${describeSaveProblem(problem, [])[ROW]}`

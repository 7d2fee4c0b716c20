import { type Problems, ROW } from '../grid/state'

export const SAVE_FAILED = 'The server could not save this. Try again.'

/** Why a change of a document was not saved. */
export type SaveProblem =
  | {
      readonly state: 'changed'
      readonly by: string
      /** Stored values of the fields that differ from those that the editor saw. */
      readonly stored: Readonly<Record<string, unknown>>
    }
  | { readonly state: 'locked'; readonly by: string }
  | { readonly state: 'invalid'; readonly problems: Problems }
  | { readonly state: 'refused'; readonly message: string }
  /** An error of the server, such as a lost connection. Another attempt may succeed. */
  | { readonly state: 'failed' }

/** The problems of the columns of a grid, and those of other fields as one of the row. */
function assignToColumns(problems: Problems, columns: readonly string[]): Problems {
  const isColumn = ([field]: [string, string]) => field === ROW || columns.includes(field)
  const entries = Object.entries(problems)
  const others = entries.filter((entry) => !isColumn(entry)).map(([, message]) => message)
  return {
    ...Object.fromEntries(entries.filter(isColumn)),
    ...(others.length > 0 && { [ROW]: others.join(' ') }),
  }
}

/**
 * Describes a problem for the editor, by column of a grid, and for the listing as a whole under
 * `ROW`.
 */
export function describeSaveProblem(problem: SaveProblem, columns: readonly string[]): Problems {
  switch (problem.state) {
    case 'changed':
      return {
        [ROW]: `${problem.by} changed this in the meantime. Reload it to see the new values.`,
      }
    case 'locked':
      return { [ROW]: `${problem.by} is editing this. Try again later.` }
    case 'invalid':
      return assignToColumns(problem.problems, columns)
    case 'refused':
      return { [ROW]: problem.message }
    case 'failed':
      return { [ROW]: SAVE_FAILED }
  }
}

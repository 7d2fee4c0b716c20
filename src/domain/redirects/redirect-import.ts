import { followRedirects, problemOfSource, problemOfTarget, redirectPath } from './redirect'

/** Maximum number of rows in a file. */
export const IMPORT_ROWS = 2000

/** Status codes of a redirect that a file may have; 301 and 308 are permanent. */
export const redirectTypes = ['301', '308', '302', '307'] as const

export type RedirectType = (typeof redirectTypes)[number]

/** The status codes that the site responds with, for the others. */
const answered: ReadonlyMap<string, RedirectType> = new Map([
  ['301', '308'],
  ['302', '307'],
])

/** The status code that the site responds with: 308 for a permanent redirect, else 307. */
export const toAnsweredType = (type: string): string => answered.get(type) ?? type

/** A row of the file, unparsed. */
export interface WrittenRedirect {
  readonly line: number
  readonly from: string
  readonly to: string
  readonly type: string
}

/** An existing redirect with its resolved target. */
export interface ExistingRedirect {
  readonly from: string
  readonly to: string
  readonly type: string
}

type Outcome = 'new' | 'changed' | 'unchanged' | 'invalid'

/** The planned outcome of a row; `reason` explains why it is skipped. */
export interface PlannedRedirect extends WrittenRedirect {
  readonly outcome: Outcome
  readonly reason: string | null
}

const isPermanent = true

/**
 * Plans an import row by row. A row is skipped if it is invalid, if it forms a loop with other rows
 * or existing redirects, or if an earlier row has the same source. The default type is 308.
 */
export function planImport(
  written: readonly WrittenRedirect[],
  existing: readonly ExistingRedirect[],
  pages: ReadonlySet<string>,
): PlannedRedirect[] {
  const rows = written.map(tidy)
  const firstLines = new Map<string, number>()
  for (const { from, line } of rows) {
    if (!firstLines.has(from)) firstLines.set(from, line)
  }
  const problems = rows.map(
    (row) => findProblem(row, pages) ?? problemOfRepetition(row, firstLines.get(row.from)),
  )
  const before = new Map(existing.map((row) => [row.from, row]))
  const after = new Map([
    ...existing.map(({ from, to }) => [from, { from, to, isPermanent }] as const),
    ...rows
      .filter((_, index) => problems[index] === null)
      .map(({ from, to }) => [from, { from, to, isPermanent }] as const),
  ])
  return rows.map((row, index) => {
    const problem = problems[index] ?? null
    const isLoop = problem === null && followRedirects(after, row.from) === null
    const reason = isLoop ? 'This redirect creates a loop' : problem
    return { ...row, reason, outcome: reason ? 'invalid' : getOutcome(row, before.get(row.from)) }
  })
}

function tidy({ line, from, to, type }: WrittenRedirect): WrittenRedirect {
  const answeredType = toAnsweredType(type.trim() || '308')
  return { line, from: redirectPath(from), to: to.trim(), type: answeredType }
}

function findProblem(
  { from, to, type }: WrittenRedirect,
  pages: ReadonlySet<string>,
): string | null {
  const isKnown = redirectTypes.some((known) => known === type)
  return (
    problemOfSource(from, pages) ??
    problemOfTarget(to) ??
    (isKnown ? null : `The type must be one of ${redirectTypes.join(', ')}`)
  )
}

function problemOfRepetition({ line }: WrittenRedirect, firstLine = line): string | null {
  return firstLine === line ? null : `Line ${firstLine} has the same old URL`
}

function getOutcome(row: WrittenRedirect, before: ExistingRedirect | undefined): Outcome {
  if (!before) return 'new'
  return before.to === row.to && before.type === row.type ? 'unchanged' : 'changed'
}

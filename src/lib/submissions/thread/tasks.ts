import { compareSubmission } from '@/domain/submissions/compare/compare'
import type { Listing } from '@/domain/submissions/listing'
import {
  proposeMapping,
  type RememberedMapping,
  type TableMapping,
} from '@/domain/submissions/map/mapping'
import { readRecords } from '@/domain/submissions/map/read-records'
import type { ReadingOptions } from '@/domain/submissions/map/read-value'
import { type MatchDecision, matchRecords } from '@/domain/submissions/match/match'
import type { ReadSubmission, SubmissionRecord } from '@/domain/submissions/record'
import { readPastedTable, readSubmittedFile, type SubmittedFile } from '../read-submission'

/** What was sent: a file, or the text of a pasted table with its HTML. */
export interface Source {
  readonly name: string
  readonly bytes: Uint8Array
  readonly isPasted: boolean
  readonly html: string | null
}

/** The file, and what its columns are taken for. Empty for a feed, whose parts have fixed meanings. */
export interface Understood {
  readonly file: SubmittedFile
  readonly mapping: readonly TableMapping[]
  /** Its records by that mapping. */
  readonly submission: ReadSubmission
}

function readFile({ source, options }: { source: Source; options: ReadingOptions }): SubmittedFile {
  const { isPasted, name, bytes, html } = source
  if (!isPasted) return readSubmittedFile({ name, bytes }, options)
  return readPastedTable({ text: new TextDecoder().decode(bytes), html: html ?? undefined })
}

interface ToUnderstand {
  readonly source: Source
  readonly options: ReadingOptions
  /** What an editor confirmed; `null` if nothing is confirmed yet. */
  readonly mapping: readonly TableMapping[] | null
  readonly remembered: readonly RememberedMapping[]
}

function understand({ source, options, mapping, remembered }: ToUnderstand): Understood {
  const file = readFile({ source, options })
  if (file.kind === 'feed') return { file, mapping: [], submission: file.submission }
  if (file.kind === 'refused')
    return { file, mapping: [], submission: { records: [], problems: [] } }
  const used = mapping ?? file.tables.map((table) => proposeMapping(table, remembered))
  return { file, mapping: used, submission: readRecords(file.tables, used, options) }
}

interface ToCompare {
  readonly records: readonly SubmissionRecord[]
  readonly listings: readonly Listing[]
  readonly decisions: Readonly<Record<string, MatchDecision>>
  readonly today: string
}

function compare({ records, listings, decisions, today }: ToCompare) {
  const matches = matchRecords(records, listings, decisions)
  return { matches, ...compareSubmission(records, matches, listings, today) }
}

const tasks = { readFile, understand, compare }

/** What a thread does. */
export type TaskName = keyof typeof tasks
export type TaskInput<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0]
export type TaskResult<Name extends TaskName> = ReturnType<(typeof tasks)[Name]>
export type Task = {
  readonly [Name in TaskName]: { readonly name: Name; readonly input: TaskInput<Name> }
}[TaskName]

export function perform(task: Task): TaskResult<TaskName> {
  switch (task.name) {
    case 'readFile':
      return readFile(task.input)
    case 'understand':
      return understand(task.input)
    case 'compare':
      return compare(task.input)
  }
}

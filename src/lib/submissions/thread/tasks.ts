import { compareSubmission } from '@/domain/submissions/compare/compare'
import type { Listing } from '@/domain/submissions/listing'
import {
  proposeMapping,
  type RememberedMapping,
  type TableMapping,
} from '@/domain/submissions/map/mapping'
import { readRecords } from '@/domain/submissions/map/read-records'
import type { ReadingOptions } from '@/domain/submissions/map/read-value'
import { type FileSummary, summarizeFile } from '@/domain/submissions/map/summary'
import { explainRecord, type KnownWord, Words } from '@/domain/submissions/map/words'
import { type MatchDecision, matchRecords } from '@/domain/submissions/match/match'
import type { ReadingHints } from '@/domain/submissions/read/table'
import type { ReadSubmission, SubmissionRecord } from '@/domain/submissions/record'
import { isInPdf } from '../pdf/read-pdf'
import { readPastedTable, readSubmittedFile, type SubmittedFile } from '../read-submission'

/** A submitted file, or the text of a pasted table with its HTML. */
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

interface ToRead {
  readonly source: Source
  readonly options: ReadingOptions
  readonly hints: ReadingHints
}

async function readFile({ source, options, hints }: ToRead): Promise<SubmittedFile> {
  const { isPasted, name, bytes, html } = source
  if (!isPasted) return readSubmittedFile({ name, bytes }, options, hints)
  return readPastedTable({ text: new TextDecoder().decode(bytes), html: html ?? undefined }, hints)
}

interface ToUnderstand extends ToRead {
  /** The tables that an editor confirmed; `null` if nothing is confirmed yet. */
  readonly mapping: readonly TableMapping[] | null
  readonly remembered: readonly RememberedMapping[]
}

async function understand({ mapping, remembered, ...toRead }: ToUnderstand): Promise<Understood> {
  const file = await readFile(toRead)
  if (file.kind === 'feed') return { file, mapping: [], submission: file.submission }
  if (file.kind === 'refused')
    return { file, mapping: [], submission: { records: [], problems: [] } }
  const used = mapping ?? file.tables.map((table) => proposeMapping(table, remembered))
  return { file, mapping: used, submission: readRecords(file.tables, used, toRead.options) }
}

interface ToSummarize extends Omit<ToUnderstand, 'mapping'> {
  readonly words: readonly KnownWord[]
}

/** The summary of a file, or the sentence why it is not understood. */
async function summarize({ words, ...toRead }: ToSummarize): Promise<FileSummary | string> {
  const { file, mapping, submission } = await understand({ ...toRead, mapping: null })
  if (file.kind === 'refused') return file.problem
  const known = new Words(words)
  return summarizeFile(
    mapping,
    submission.records.map((record) => explainRecord(record, known)),
  )
}

interface ToCompare {
  readonly records: readonly SubmissionRecord[]
  /** Meanings of the builder's words. */
  readonly words: readonly KnownWord[]
  readonly listings: readonly Listing[]
  readonly decisions: Readonly<Record<string, MatchDecision>>
  readonly today: string
}

function compare({ records, words, listings, decisions, today }: ToCompare) {
  const known = new Words(words)
  const explained = records.map((record) => explainRecord(record, known))
  const matches = matchRecords(explained, listings, decisions)
  return { matches, ...compareSubmission(explained, matches, listings, today) }
}

interface ToDraw {
  readonly bytes: Uint8Array
  readonly page: number
}

/** A page of a PDF as a PNG, or `null`. */
async function drawPage({ bytes, page }: ToDraw): Promise<Uint8Array | null> {
  // The canvas is only loaded for this.
  const { drawPage: draw } = await import('../pdf/draw-page')
  return draw(bytes, page)
}

interface ToSearch {
  readonly bytes: Uint8Array
  readonly pattern: RegExp
}

const searchPdf = ({ bytes, pattern }: ToSearch): Promise<boolean> => isInPdf(bytes, pattern)

const tasks = { readFile, understand, summarize, compare, drawPage, searchPdf }

export type TaskName = keyof typeof tasks
export type TaskInput<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0]
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>
export type Task = {
  readonly [Name in TaskName]: { readonly name: Name; readonly input: TaskInput<Name> }
}[TaskName]

export async function perform(task: Task): Promise<TaskResult<TaskName>> {
  switch (task.name) {
    case 'readFile':
      return readFile(task.input)
    case 'understand':
      return understand(task.input)
    case 'summarize':
      return summarize(task.input)
    case 'compare':
      return compare(task.input)
    case 'drawPage':
      return drawPage(task.input)
    case 'searchPdf':
      return searchPdf(task.input)
  }
}

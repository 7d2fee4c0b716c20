import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareSubmission } from '@/domain/submissions/compare/compare'
import type { ReadValue } from '@/domain/submissions/field-value'
import type { Listing } from '@/domain/submissions/listing'
import { mappingProblems, proposeMapping } from '@/domain/submissions/map/mapping'
import { readRecords } from '@/domain/submissions/map/read-records'
import { matchRecords } from '@/domain/submissions/match/match'
import { placeText, type SubmissionProblem } from '@/domain/submissions/read/sheet'
import type { ReadSubmission } from '@/domain/submissions/record'
import { readingOptions, testListing } from '@/domain/submissions/submissions.fixture'
import { readPastedTable, readSubmittedFile, type SubmittedFile } from './read-submission'

// Files as real programs and people make them, with what comes out of each. Read the changes of the
// snapshot before you accept them: a value is taken as it was meant, or asked.

const folder = new URL('../../../tests/fixtures/submissions/cases/', import.meta.url)

const places = [
  ['Flint Arbor', 'San Antonio'],
  ['Wagon Quarry', 'Boerne'],
  ['Peñasco Bend', 'New Braunfels'],
] as const
const plans = ['Bluestem', 'Sideoats', 'Madrone', 'Acequia']
const homes = [
  ['214 Bluestem Run', '214', '5-10', 1],
  ['218 Bluestem Run', '218', '5-11', 1],
  ['222 Bluestem Run', '222', '5-12', 1],
  ['31 Madrone Way', '31', null, 2],
  ['100 Acequia Walk Unit 101', '101', null, 3],
  ['100 Acequia Walk Unit 102', '102', null, 3],
] as const

/** The listings that the files are about. */
const listings: readonly Listing[] = [
  ...places.map(([name, city], index) =>
    testListing({ kind: 'community', id: index + 1, name, city }),
  ),
  ...places.flatMap((_, index) =>
    plans.map((name, position) =>
      testListing({
        kind: 'plan',
        id: 10 * (index + 1) + position,
        name,
        communityId: index + 1,
      }),
    ),
  ),
  ...homes.map(([name, number, lot, communityId], index) =>
    testListing({
      kind: 'home',
      id: 100 + index,
      name,
      number,
      communityId,
      values: { 'home.lot': lot, 'home.status': 'available' },
    }),
  ),
]

function describeValue(value: ReadValue): string {
  switch (value.state) {
    case 'value':
      return JSON.stringify(value.value)
    case 'empty':
      return 'blank'
    case 'clear':
      return 'removed'
    case 'unclear': {
      const { proposal, text } = value
      return `unclear “${text}”${proposal ? `, proposed ${JSON.stringify(proposal.value)}` : ''}`
    }
  }
}

const describeProblem = ({ place, message }: SubmissionProblem) =>
  `${place ? `${placeText(place)}: ` : ''}${message}`

/** The records of a submission, each with the listing that it meets and what it says. */
function describeRecords({ records, problems }: ReadSubmission): string[] {
  const matches = matchRecords(records, listings)
  const { compared } = compareSubmission(records, matches, listings, readingOptions.today)
  const name = (kind: string, id: number | null) =>
    listings.find((listing) => listing.kind === kind && listing.id === id)?.name
  return [
    ...problems.map(describeProblem),
    ...records.flatMap((record, index) => {
      const { kind, isReference, values } = record
      const match = matches[index]
      const found = name(kind, match?.listing ?? null) ?? `(${match?.certainty})`
      const said = Object.entries(values)
        .filter(([, value]) => value.state !== 'empty')
        .map(([id, value]) => `${id.split('.')[1]} ${describeValue(value)}`)
      const ready = compared[index]?.changes.some(({ state }) => state === 'ready')
      return isReference && record.problems.length === 0
        ? [`${kind} ${found} is named`]
        : [
            `${kind} ${found}${ready ? '' : ', nothing ready'}: ${said.join(', ')}`,
            ...record.problems.map((problem) => `  ${problem}`),
          ]
    }),
  ]
}

function describeFile(file: SubmittedFile): string[] {
  if (file.kind === 'refused') return [`Refused: ${file.problem}`]
  if (file.kind === 'feed') return [file.format, ...describeRecords(file.submission)]
  const mappings = file.tables.map((table) => proposeMapping(table, []))
  return [
    file.format,
    ...file.problems.map(describeProblem),
    ...mappings.flatMap((mapping, index) => [
      `${mapping.kind} table ${file.tables[index]?.name ?? ''}: ${mapping.columns
        .map(({ heading, target }) => `${heading || '(no heading)'} > ${target ?? 'unused'}`)
        .join(', ')}`,
      ...mappingProblems(mapping).map((problem) => `  ${problem}`),
    ]),
    ...describeRecords(readRecords(file.tables, mappings, readingOptions)),
  ]
}

async function read(name: string): Promise<SubmittedFile> {
  const bytes = readFileSync(new URL(encodeURIComponent(name), folder))
  return name === 'email.txt'
    ? readPastedTable({ text: bytes.toString() })
    : readSubmittedFile({ name, bytes }, readingOptions)
}

describe('what a builder sends is read as it was meant, or asked', () => {
  it.each(readdirSync(folder))('%s', async (name) => {
    expect(describeFile(await read(name))).toMatchSnapshot()
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Comparison, compareSubmission } from '@/domain/submissions/compare/compare'
import type { Listing } from '@/domain/submissions/listing'
import { mappingProblems, proposeMapping } from '@/domain/submissions/map/mapping'
import { readRecords } from '@/domain/submissions/map/read-records'
import { matchRecords } from '@/domain/submissions/match/match'
import type { ReadSubmission } from '@/domain/submissions/record'
import { readingOptions } from '@/domain/submissions/submissions.fixture'
import { readPastedTable, readSubmittedFile, type SubmittedFile } from './read-submission'

const folder = new URL('../../../tests/fixtures/submissions/', import.meta.url)
const fixture = (name: string) => readFileSync(new URL(name, folder))

/** The listings of the sample builder Larkspur Communities, and the communities of others. */
const listings: readonly Listing[] = JSON.parse(fixture('listings.json').toString())

const districts = [...new Set(listings.map(({ values }) => values['community.schoolDistrict']))]
const options = {
  ...readingOptions,
  lists: {
    ...readingOptions.lists,
    districts: districts.flatMap((name) =>
      typeof name === 'string' ? [{ value: name, label: name }] : [],
    ),
  },
}

const read = (name: string) => readSubmittedFile({ name, bytes: fixture(name) }, options)

function readFile(file: SubmittedFile): ReadSubmission & { readonly kinds: string[] } {
  if (file.kind === 'refused') throw new Error(file.problem)
  if (file.kind === 'feed') return { ...file.submission, kinds: [] }
  const mappings = file.tables.map((table) => proposeMapping(table, []))
  expect(mappings.flatMap(mappingProblems)).toEqual([])
  const kinds = mappings.map(({ kind }) => kind)
  return { ...readRecords(file.tables, mappings, options), kinds }
}

function compareFile(file: SubmittedFile): Comparison {
  const { records } = readFile(file)
  return compareSubmission(records, matchRecords(records, listings), listings, options.today)
}

const getName = (kind: string, id: number | null) =>
  listings.find((listing) => listing.kind === kind && listing.id === id)?.name ?? null

/** `Bluebonnet Ledge, community.startPrice: 362990 -> 359990`. */
function getChanges({ compared }: Comparison): string[] {
  return compared.flatMap(({ kind, listing, changes }) =>
    changes.map(
      ({ field, from, to, state }) =>
        `${getName(kind, listing)}, ${field}: ${from} -> ${to}${state === 'ready' ? '' : ` ${state}`}`,
    ),
  )
}

const LEDGE = 'Bluebonnet Ledge, community.startPrice: 362990 -> 359990'
const SERENA = 'Villa Serena, community.homesAvailable: 112 -> 97'
const HAWTHORN = 'Hawthorn, plan.basePrice: 457990 -> 462990'
const LANE = '14420 Painted Stone Lane, home.price: 501990 -> 494990'
const COVE = '6340 Salt Lick Cove, home.status: available -> pending'
const CONTACT = 'Villa Serena, community.hoaContact: Villa Serena sales office -> Renée Núñez'
const CREEK = 'Villa Serena, community.description: null -> Café & trails\nby the creek.'
const GARDEN = 'Villa Serena, community.description: null -> Café y jardín.'

const communities = { community: 9 }
const all = { community: 9, plan: 52, home: 38 }

interface Layout {
  readonly file: string
  readonly kinds: readonly string[]
  readonly records: Readonly<Record<string, number>>
  readonly changes: readonly string[]
}

const files: readonly Layout[] = [
  {
    file: 'communities-comma.csv',
    kinds: ['community'],
    records: communities,
    changes: [LEDGE, SERENA],
  },
  {
    file: 'communities-semicolon.csv',
    kinds: ['community'],
    records: communities,
    changes: [LEDGE, SERENA],
  },
  {
    file: 'communities-windows-1252.csv',
    kinds: ['community'],
    records: communities,
    changes: [LEDGE, SERENA, CONTACT],
  },
  {
    file: 'two-row-header.xlsx',
    kinds: ['community'],
    records: communities,
    changes: [LEDGE, SERENA],
  },
  {
    file: 'three-sheets.xlsx',
    kinds: ['community', 'plan', 'home'],
    records: all,
    changes: [LEDGE, SERENA, HAWTHORN, LANE, COVE],
  },
  {
    file: 'homes-unicode-text.txt',
    kinds: ['home'],
    records: { community: 9, home: 38 },
    changes: [LANE, COVE],
  },
  { file: 'homes-bars.txt', kinds: ['home'], records: { community: 9, home: 38 }, changes: [LANE] },
  {
    file: 'merged-communities.xlsx',
    kinds: ['home'],
    records: { community: 9, home: 38 },
    changes: [LANE, COVE],
  },
  {
    file: 'plans-in-sections.csv',
    kinds: ['plan'],
    records: { community: 9, plan: 52 },
    changes: [HAWTHORN],
  },
  {
    file: 'sheet-per-community.xlsx',
    kinds: ['plan', 'plan', 'plan', 'plan'],
    records: { community: 4, plan: 23 },
    changes: [HAWTHORN],
  },
  { file: 'feed-clean.xml', kinds: [], records: all, changes: [LEDGE, HAWTHORN, LANE] },
  { file: 'feed-messy.xml', kinds: [], records: all, changes: [LEDGE, CREEK, HAWTHORN, LANE] },
  {
    file: 'feed-windows-1252.xml',
    kinds: [],
    records: all,
    changes: [LEDGE, GARDEN, HAWTHORN, LANE],
  },
]

const countKinds = (records: ReadSubmission['records']) => {
  const counts: Record<string, number> = {}
  for (const { kind } of records) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

describe('a file of a builder', () => {
  it.each(files)('$file is understood without any choice', async (layout) => {
    const file = await read(layout.file)
    const { records, kinds } = readFile(file)
    expect(kinds).toEqual(layout.kinds)
    expect(countKinds(records)).toEqual(layout.records)
    const comparison = compareFile(file)
    expect(getChanges(comparison)).toEqual(layout.changes)
    const { compared } = comparison
    expect(
      compared.filter(({ outcome }) => outcome !== 'unchanged' && outcome !== 'changed'),
    ).toEqual([])
    expect(compared.flatMap(({ problems }) => problems)).toEqual([])
  })

  it.each([
    ['email-table.html', [LEDGE, SERENA]],
    ['email-aligned.txt', [LEDGE, SERENA]],
    ['copied-cells.tsv', [LEDGE, SERENA]],
  ])('%s is understood when it is pasted', (name, changes) => {
    const text = fixture(name).toString()
    const pasted = name.endsWith('.html') ? { text: 'Community', html: text } : { text }
    expect(getChanges(compareFile(readPastedTable(pasted)))).toEqual(changes)
  })

  it('says where in the file each record is, and what was left out', async () => {
    const file = await read('two-row-header.xlsx')
    const { records, problems } = readFile(file)
    expect(records[0]?.places).toEqual([{ sheet: 'Update', row: 6, unit: 'row' }])
    expect(problems.map(({ place }) => place?.row)).toEqual([15, 16])
  })

  it('does not read hidden sheets, and says so', async () => {
    const file = await read('three-sheets.xlsx')
    expect(file).toMatchObject({
      kind: 'tables',
      problems: [{ place: null, message: 'Hidden sheets were not read: “Lists”.' }],
    })
  })

  it('finds the listings that it leaves out, of the kinds that it has', async () => {
    const text = fixture('communities-comma.csv').toString()
    const shorter = text
      .split('\r\n')
      .filter((line) => !line.includes('Villa Serena'))
      .join('\r\n')
    const file = await readSubmittedFile({ name: 'x.csv', bytes: Buffer.from(shorter) }, options)
    expect(compareFile(file).missing.map(({ name }) => name)).toEqual(['Villa Serena'])
  })

  it('gives the records of a file the same ids each time', async () => {
    const ids = async () => readFile(await read('feed-messy.xml')).records.map(({ id }) => id)
    expect(await ids()).toEqual(await ids())
  })
})

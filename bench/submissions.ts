/**
 * Reads, matches and compares the largest submission, 5,000 rows, against 10,000 listings: as CSV,
 * as an Excel workbook and as a feed. Prints seconds and the peak memory of the process. Then reads
 * hostile inputs, each also with the doubled length, and prints how many times as long that takes, and
 * how late the server's own thread is while they are read on another.
 *
 *   npm run bench:submissions
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { utils, write } from '@e965/xlsx'
import { compareSubmission } from '@/domain/submissions/compare/compare'
import type { Listing } from '@/domain/submissions/listing'
import { proposeMapping } from '@/domain/submissions/map/mapping'
import { readRecords } from '@/domain/submissions/map/read-records'
import { matchRecords } from '@/domain/submissions/match/match'
import { noHints } from '@/domain/submissions/read/table'
import { drawRows, drawText, writePdf } from '@/lib/submissions/pdf/pdf.fixture'
import { readSubmittedFile } from '@/lib/submissions/read-submission'
import { runTask, TooMuchWork } from '@/lib/submissions/thread/run-task'

const COMMUNITIES = 400
const LISTINGS = 10_000
const ROWS = 5000
const TARGET_SECONDS = 10
const TARGET_MB = 500
/** Times as long for a doubled input. */
const TARGET_STEEPEST = 3
/** Of the server's own thread while a file is read. */
const TARGET_DELAY_MS = 50

const first = ['Cedar', 'Bluebonnet', 'Mission', 'Pecan', 'Agarita', 'Limestone', 'Quail', 'Sotol']
const second = ['Ridge', 'Ledge', 'Weir', 'Hollow', 'Crossing', 'Fields', 'Terrace', 'Draw', 'Park']
const cities = ['San Antonio', 'Boerne', 'Cibolo', 'New Braunfels', 'Schertz']
const streets = ['Painted Stone Lane', 'Deer Run Court', 'Creek Bank Run', 'Firewheel Drive']

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

const communityName = (index: number) =>
  `${pick(first, index)} ${pick(second, Math.floor(index / 8))} ${Math.floor(index / 72) || ''}`.trim()

const communities = Array.from(
  { length: COMMUNITIES },
  (_, index): Listing => ({
    kind: 'community',
    id: index + 1,
    slug: `community-${index + 1}`,
    number: null,
    name: communityName(index),
    city: pick(cities, index),
    isOwn: index % 2 === 0,
    communityId: null,
    planId: null,
    isPublished: true,
    values: { 'community.startPrice': 300_000 + index * 500 },
  }),
)

const homes = Array.from({ length: LISTINGS - COMMUNITIES }, (_, index): Listing => {
  const community = pick(communities, (index % (COMMUNITIES / 2)) * 2)
  return {
    kind: 'home',
    id: index + 1,
    slug: `home-${index + 1}`,
    number: null,
    name: `${100 + index} ${pick(streets, index)}`,
    city: community.city,
    isOwn: true,
    communityId: community.id,
    planId: null,
    isPublished: true,
    values: {
      'home.price': 350_000 + index,
      'home.squareFeet': 2000,
      'home.beds': 4,
      'home.baths': 2,
      'home.halfBaths': 1,
      'home.status': 'available',
    },
  }
})

const listings = [...communities, ...homes]
const byId = new Map(communities.map((community) => [community.id, community]))

const header = ['Community', 'City', 'Address', 'Price', 'Sq. Ft.', 'Beds', 'Baths', 'Status']
const rows = homes.slice(0, ROWS - 1).map(({ name, communityId, values }, index) => {
  const community = byId.get(communityId ?? 0)
  const price = Number(values['home.price']) + (index % 10 === 0 ? 5000 : 0)
  // A slip of the pen in every twentieth name and an abbreviation in every other address.
  const called = community?.name ?? ''
  return [
    index % 20 === 0 ? called.replace('e', '') : called,
    community?.city ?? '',
    index % 2 === 0 ? name.replace('Lane', 'Ln').replace('Drive', 'Dr.') : name,
    `$${price.toLocaleString('en-US')}`,
    '2,000 sq ft',
    '4',
    '2.5',
    'Active',
  ]
})

const csv = Buffer.from(
  [header, ...rows].map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n'),
)

function workbook(): Uint8Array {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([header, ...rows]), 'Homes')
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true })
}

function feed(): Uint8Array {
  const byCommunity = new Map<string, string[]>()
  for (const [community = '', city = '', address = '', price = ''] of rows.slice(0, ROWS - 400)) {
    const key = `<SubdivisionName>${community}</SubdivisionName><SubCity>${city}</SubCity>`
    const spec = `<Spec><SpecStreet1>${address}</SpecStreet1><SpecPrice>${price}</SpecPrice><SpecSqft>2000</SpecSqft><SpecBaths>2</SpecBaths><SpecHalfBaths>1</SpecHalfBaths><SpecBedrooms>4</SpecBedrooms></Spec>`
    const specs = byCommunity.get(key)
    if (specs) specs.push(spec)
    else byCommunity.set(key, [spec])
  }
  const subdivisions = [...byCommunity].map(
    ([key, specs]) => `<Subdivision>${key}${specs.join('\n')}</Subdivision>`,
  )
  return Buffer.from(`<Builders><Builder>${subdivisions.join('\n')}</Builder></Builders>`)
}

const options = {
  today: '2026-11-24',
  lists: { amenities: [], homeTypes: [], cities: [], districts: [] },
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(2)

async function measure(name: string, bytes: Uint8Array): Promise<number> {
  const start = performance.now()
  const file = await readSubmittedFile({ name, bytes }, options)
  if (file.kind === 'refused') throw new Error(file.problem)
  const { records } =
    file.kind === 'feed'
      ? file.submission
      : readRecords(
          file.tables,
          file.tables.map((table) => proposeMapping(table, [])),
          options,
        )
  const read = seconds(start)
  const matching = performance.now()
  const matches = matchRecords(records, listings)
  const matched = seconds(matching)
  const comparing = performance.now()
  const { compared, missing } = compareSubmission(records, matches, listings, options.today)
  const count = (outcome: string) => compared.filter((record) => record.outcome === outcome).length
  process.stdout.write(
    `${name.padEnd(8)} read ${read} s, matched ${matched} s, compared ${seconds(comparing)} s, in all ${seconds(start)} s: ` +
      `${records.length} records, ${count('changed')} changed, ${count('unchanged')} unchanged, ` +
      `${count('unmatched')} to link, ${count('invalid')} invalid, ${missing.length} missing\n`,
  )
  return (performance.now() - start) / 1000
}

const inputs: readonly (readonly [string, Uint8Array])[] = [
  ['CSV', csv],
  ['workbook', workbook()],
  ['feed', feed()],
]
let slowest = 0
for (const [name, bytes] of inputs) slowest = Math.max(slowest, await measure(name, bytes))
const peak = process.resourceUsage().maxRSS / 1024
process.stdout.write(
  `slowest ${slowest.toFixed(2)} s of ${TARGET_SECONDS}, peak memory ${peak.toFixed(0)} MB of ${TARGET_MB}\n`,
)

/** Inputs that once took seconds, by a measure of their length. */
const hostile: Readonly<Record<string, (length: number) => string | Buffer>> = {
  'a wide line among short ones': (length) =>
    `Community,Price\n${'x,'.repeat(length)}\n${'a,b\n'.repeat(1000)}`,
  'many columns': (length) => `${'Price,'.repeat(length / 20)}\n${'1,2\n'.repeat(100)}`,
  'many lines': (length) => 'Pecan Weir,389900\n'.repeat(length),
  'cells of many rows': (length) =>
    `<table>${'<tr><td rowspan=100>Community<td rowspan=100>Price</tr>'.repeat(length / 50)}`,
  'scripts that do not end': (length) => `<table><tr><td>${'<script'.repeat(length / 10)}`,
  'tables within tables': (length) => '<table><tr><td>'.repeat(length / 5),
  'quotation marks': (length) => '"'.repeat(length),
  'headers only': (length) => 'Community,City,Price,Homes available\n'.repeat(length / 20),
  'a PDF with all texts at one place': (length) =>
    writePdf([{ content: drawText('Price', 60, 90).repeat(length / 10) }]),
  'a PDF with texts everywhere': (length) =>
    writePdf([
      {
        content: Array.from({ length: length / 10 }, (_, index) =>
          drawText('Price', (index * 37) % 600, (index * 11.3) % 780),
        ).join(''),
      },
    ]),
  'a PDF with headings in each line': (length) =>
    writePdf(
      Array.from({ length: length / 2000 }, () => ({
        content: drawRows(
          [{ left: 60 }, { left: 300 }],
          Array(60).fill(['Address', 'Price']),
          60,
          12,
        ),
      })),
    ),
  'sections only': (length) => 'Flint Arbor,,\nPlan,Sq Ft,Price\n'.repeat(length / 40),
}
const LENGTH = 100_000
const RUNS = 3
/** Times below this many milliseconds are not measured exactly. */
const LEAST_MS = 50

async function fastest(text: string | Buffer): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now()
    await readSubmittedFile({ name: 'hostile', bytes: Buffer.from(text) }, options)
    least = Math.min(least, performance.now() - start)
  }
  return least
}

let steepest = 0
for (const [name, make] of Object.entries(hostile)) {
  await fastest(make(LENGTH / 10))
  const [one, two] = [await fastest(make(LENGTH)), await fastest(make(2 * LENGTH))]
  const ratio = two / Math.max(one, LEAST_MS)
  steepest = Math.max(steepest, ratio)
  process.stdout.write(
    `${name}: ${one.toFixed(0)} ms, doubled ${two.toFixed(0)} ms, ${ratio.toFixed(1)} times\n`,
  )
}

/**
 * How late the thread of the server is while another reads an input: the 99th percentile, in
 * milliseconds. The task ends with a result or is ended for its time or memory.
 */
async function measureDelay(text: string | Buffer): Promise<number> {
  const source = { name: 'hostile', bytes: Buffer.from(text), isPasted: false, html: null }
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  try {
    await runTask('readFile', { source, options, hints: noHints })
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error
  } finally {
    delay.disable()
  }
  return delay.percentile(99) / 1_000_000
}

let latest = 0
for (const [name, make] of Object.entries(hostile)) {
  const delay = await measureDelay(make(2 * LENGTH))
  latest = Math.max(latest, delay)
  process.stdout.write(`${name}: the server is ${delay.toFixed(0)} ms late\n`)
}
const isMet =
  slowest < TARGET_SECONDS &&
  peak < TARGET_MB &&
  steepest < TARGET_STEEPEST &&
  latest < TARGET_DELAY_MS
process.stdout.write(`${isMet ? 'met' : 'missed'}\n`)
process.exitCode = isMet ? 0 : 1

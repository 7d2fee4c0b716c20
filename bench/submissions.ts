/**
 * Reads, matches and compares the largest submission, 5,000 rows, against 10,000 listings: as CSV,
 * as an Excel workbook and as a feed. Prints seconds and the peak memory of the process.
 *
 *   npm run bench:submissions
 */
import { strToU8, zipSync } from 'fflate'
import { compareSubmission } from '@/domain/submissions/compare'
import type { Listing } from '@/domain/submissions/listing'
import { proposeMapping } from '@/domain/submissions/mapping'
import { matchRecords } from '@/domain/submissions/match'
import { readRecords } from '@/domain/submissions/read-records'
import { escapeHtml } from '@/domain/text/plain-text'
import { readSubmittedFile } from '@/lib/submissions/read-submission'

const COMMUNITIES = 400
const LISTINGS = 10_000
const ROWS = 5000
const TARGET_SECONDS = 10
const TARGET_MB = 500

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
  const xml = [header, ...rows].map((row, index) => {
    const cells = row.map((cell, column) => {
      const address = `${String.fromCharCode(65 + column)}${index + 1}`
      return `<c r="${address}" t="inlineStr"><is><t>${escapeHtml(cell)}</t></is></c>`
    })
    return `<row r="${index + 1}">${cells.join('')}</row>`
  })
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet'
  return zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="Homes" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="rId1" Type="${relation}" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet><sheetData>${xml.join('')}</sheetData></worksheet>`,
    ),
  })
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
  const count = (outcome: string) => compared.filter((one) => one.outcome === outcome).length
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
const isMet = slowest < TARGET_SECONDS && peak < TARGET_MB
process.stdout.write(
  `slowest ${slowest.toFixed(2)} s of ${TARGET_SECONDS}, peak memory ${peak.toFixed(0)} MB of ${TARGET_MB}: ${isMet ? 'met' : 'missed'}\n`,
)
process.exitCode = isMet ? 0 : 1

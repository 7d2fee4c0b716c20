import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { compareSubmission } from '@/domain/submissions/compare/compare'
import { mappingProblems, proposeMapping } from '@/domain/submissions/map/mapping'
import { readRecords } from '@/domain/submissions/map/read-records'
import { matchRecords } from '@/domain/submissions/match/match'
import { SUBMISSION_BYTES, SUBMISSION_ROWS } from '@/domain/submissions/read/sheet'
import { readingOptions } from '@/domain/submissions/submissions.fixture'
import { readPastedTable, readSubmittedFile, type SubmittedFile } from './read-submission'

const read = (content: Uint8Array | string, name = 'update.xlsx') =>
  readSubmittedFile(
    { name, bytes: typeof content === 'string' ? Buffer.from(content) : content },
    readingOptions,
  )

const readProblem = (file: SubmittedFile): string =>
  file.kind === 'refused' ? file.problem : `not refused: ${file.kind}`

const workbookFiles = (sheet: string): Record<string, Uint8Array> => ({
  '[Content_Types].xml': strToU8(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
      <Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>
      <Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  ),
  'xl/workbook.xml': strToU8(
    '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="r"><sheets><sheet name="Homes" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  ),
  'xl/worksheets/sheet1.xml': strToU8(
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
  ),
})

const cell = (address: string, text: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`
const HEADER = `<row r="1">${cell('A1', 'Community')}${cell('B1', 'Price')}</row>`
const workbook = (sheet: string) => zipSync(workbookFiles(sheet))

/** Zeros of so many bytes compress a thousand times. */
const zeros = (bytes: number) => new Uint8Array(bytes)

describe('a file that is not a submission', () => {
  it.each([
    ['an empty file', '', 'The file is empty.'],
    ['only spaces', ' \r\n \r\n', 'The file is empty.'],
    [
      'a picture',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
      '“update.xlsx” is a picture (PNG). Send an Excel workbook (.xlsx), a CSV file, a PDF or an XML feed.',
    ],
    [
      'a workbook with a password',
      Buffer.concat([
        Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
      '“update.xlsx” is an Excel workbook with a password. Save it as .xlsx without a password and send it again.',
    ],
    [
      'another archive',
      zipSync({ 'a.txt': strToU8('a') }),
      '“update.xlsx” is a ZIP archive, not a workbook. Send an Excel workbook (.xlsx), a CSV file, a PDF or an XML feed.',
    ],
    [
      'noise',
      Uint8Array.from({ length: 999 }, (_, index) => (index * 7) % 32),
      '“update.xlsx” is not a text file. Send an Excel workbook (.xlsx), a CSV file, a PDF or an XML feed.',
    ],
    [
      'prose',
      'Hello, here is our update.',
      'No table was found. The file needs a row of headings, such as Community, City and Price, and a row for each listing.',
    ],
    [
      'other XML',
      '<rss><channel/></rss>',
      'This XML is not a new-home feed: it has no builders, subdivisions or plans. Send the feed that your national portals receive.',
    ],
    ['an empty feed', '<Builders/>', 'The feed has no communities, plans or homes.'],
    [
      'an open quotation mark',
      'Community,Price\n"Pecan Weir,389900\n',
      'A quotation mark is not closed, so the rows after it cannot be told apart. Export the file again.',
    ],
  ])('%s is refused with a clear sentence', async (_, content, problem) => {
    expect(readProblem(await read(content))).toBe(problem)
  })

  it('is refused over 12 MB without being looked at', async () => {
    const file = await read(zeros(100 * 1024 * 1024))
    expect(readProblem(file)).toBe(
      'The file has 100 MB; at most 12 MB can be read. Send it without pictures.',
    )
    expect(readProblem(readPastedTable({ text: 'x'.repeat(SUBMISSION_BYTES + 1) }))).toBe(
      'The text is too long. Send the table as a file.',
    )
  })

  it.each([
    ['more than 200 columns', `Community,Price,${'x,'.repeat(300)}y\nPecan Weir,389900\n`],
    ['a cell of 40,000 letters', `Community,Price\n${'Pecan'.repeat(8000)},389900\n`],
    [
      'a web page of endless levels',
      `<table><tr><td>Community<td>Price<tr><td>Pecan Weir<td>389900</table>${'<b>'.repeat(2000)}<i>`,
    ],
  ])('says that of %s not all was read', async (_, content) => {
    const file = await read(content)
    expect(file.kind === 'tables' && file.problems).toMatchObject([
      { message: expect.stringContaining('What is beyond was not read.') },
    ])
  })

  it('is refused with too many rows', async () => {
    const rows = Array.from(
      { length: SUBMISSION_ROWS + 1 },
      (_, index) => `Community ${index},389900`,
    )
    const file = await read(`Community,Price\n${rows.join('\n')}`)
    expect(readProblem(file)).toContain(
      'The file has 5,001 rows; at most 5,000 can be read at once.',
    )
    expect((await read(`Community,Price\n${rows.slice(1).join('\n')}`)).kind).toBe('tables')
  })
})

describe('a workbook', () => {
  const MB = 1024 * 1024
  const large = { ...workbookFiles(HEADER), 'xl/worksheets/sheet2.xml': zeros(6 * MB) }

  /** Writes a size into the directory of an archive, for its parts of at least so many bytes. */
  function declaring(archive: Uint8Array, least: number, size: number): Uint8Array {
    const view = new DataView(archive.buffer, archive.byteOffset)
    // An entry begins with 0x02014b50; its size is 24 bytes later.
    for (let at = 0; at + 28 < archive.length; at += 1) {
      const isEntry = view.getUint32(at, true) === 0x02014b50
      if (isEntry && view.getUint32(at + 24, true) >= least) view.setUint32(at + 24, size, true)
    }
    return archive
  }

  async function memoryFor(archive: Uint8Array): Promise<readonly [SubmittedFile, number]> {
    const before = process.memoryUsage().arrayBuffers
    return [await read(archive), process.memoryUsage().arrayBuffers - before]
  }

  it('that is compressed a thousand times is refused before it is inflated', async () => {
    const [file, grown] = await memoryFor(zipSync(large))
    expect(readProblem(file)).toContain('too large when unpacked')
    expect(grown).toBeLessThan(2 * MB)
  })

  it('that has many parts is refused by the sum of their sizes', async () => {
    const part = new TextEncoder().encode('0123456789'.repeat(999))
    const parts = Object.fromEntries(
      Array.from(
        { length: 65 },
        (_, index) => [`xl/worksheets/sheet${index + 2}.xml`, part] as const,
      ),
    )
    // Parts of a megabyte may be compressed by any ratio.
    const archive = declaring(zipSync({ ...workbookFiles(HEADER), ...parts }), 9990, MB)
    const [file, grown] = await memoryFor(archive)
    expect(readProblem(file)).toContain('too large when unpacked')
    expect(grown).toBeLessThan(2 * MB)
  })

  it('that understates the size of a part is never inflated beyond it', async () => {
    const [, grown] = await memoryFor(declaring(zipSync(large), MB, 1000))
    expect(grown).toBeLessThan(2 * MB)
  })

  it.each([
    ['row', `<row r="1048576">${cell('A1048576', 'x')}</row>`],
    ['column', `<row r="3">${cell('A3', 'x')}${cell('XFD3', 'far away')}</row>`],
    ['row number that no program writes', `<row r="999999999">${cell('A999999999', 'x')}</row>`],
  ])('with a value in a far %s is read without the cells between', async (_, far) => {
    const row = `<row r="2">${cell('A2', 'Pecan Weir')}<c r="B2"><v>389900</v></c></row>`
    expect(await read(workbook(HEADER + row + far))).toMatchObject({
      tables: [{ headings: ['Community', 'Price'], rows: [{ row: 2 }, { cells: ['x'] }] }],
    })
  })

  it('that is damaged is refused', async () => {
    const bytes = workbook(HEADER)
    expect(readProblem(await read(bytes.subarray(0, bytes.length - 30)))).toContain(
      'cannot be read; it may be damaged',
    )
    expect(
      readProblem(await read(zipSync({ 'xl/workbook.xml': strToU8('<workbook>') }))),
    ).toContain('damaged')
  })

  it('with formulas that have no stored result says where, and reads them as blank', async () => {
    const row = `<row r="2">${cell('A2', 'Pecan Weir')}<c r="B2"><f>SUM(C1:C9)</f></c></row>`
    const file = await read(workbook(HEADER + row))
    expect(file).toMatchObject({
      kind: 'tables',
      problems: [{ message: expect.stringContaining('formulas without results in B2') }],
    })
  })

  it('uses the stored result of a formula, never the formula', async () => {
    const row = `<row r="2">${cell('A2', 'Pecan Weir')}<c r="B2"><f>WEBSERVICE("http://evil.example")</f><v>389900</v></c></row>`
    const file = await read(workbook(HEADER + row))
    expect(file).toMatchObject({ tables: [{ rows: [{ row: 2, cells: ['Pecan Weir', 389_900] }] }] })
  })
})

describe('an XML feed', () => {
  const feed = (inner: string, before = '') =>
    `<?xml version="1.0"?>${before}<Builders><Builder><Subdivision><SubdivisionName>${inner}</SubdivisionName></Subdivision></Builder></Builders>`

  it('that declares entities is refused, and they are not expanded', async () => {
    const lol = Array.from(
      { length: 9 },
      (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
    )
    const file = await read(feed('&l9;', `<!DOCTYPE x [<!ENTITY l0 "lol">${lol.join('')}]>`))
    expect(readProblem(file)).toContain('declares a document type (DTD)')
    const external = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
    expect(readProblem(await read(feed('&e;', external)))).toContain('DTD')
    expect(
      readProblem(await read(feed('x', '<!DOCTYPE x SYSTEM "http://evil.example/x.dtd">'))),
    ).toContain('DTD')
  })

  it('with thousands of nested elements is refused', async () => {
    expect(readProblem(await read(feed('<a>'.repeat(5000))))).toContain(
      'more than 60 nested elements',
    )
  })

  it('with mistakes is read, and says in which line', async () => {
    const file = await read(feed('Smith & Sons &nbsp;Park'))
    expect(file).toMatchObject({
      kind: 'feed',
      submission: {
        records: [{ values: { 'community.name': { value: 'Smith & Sons Park' } } }],
        problems: [{ message: expect.stringContaining('the first in line 1') }],
      },
    })
  })

  it('that ends in the middle is read as far as it goes, and says so', async () => {
    const file = await read(feed('Pecan Weir').slice(0, -30))
    expect(file).toMatchObject({ kind: 'feed', submission: { problems: [{}] } })
  })
})

const readAll = (file: SubmittedFile) => {
  if (file.kind !== 'tables') throw new Error(readProblem(file))
  const mappings = file.tables.map((table) => proposeMapping(table, []))
  return { mappings, ...readRecords(file.tables, mappings, readingOptions) }
}

describe('a table', () => {
  it('with formulas in its text cells never passes them on as values', async () => {
    const file = await read(
      'Community,City,Price\n"=HYPERLINK(""http://evil.example"",""x"")",Boerne,389900\n',
    )
    const [record] = readAll(file).records
    expect(record?.values['community.name']).toMatchObject({
      state: 'unclear',
      problem: 'This is a formula, not a value. Enter the value.',
    })
  })

  it('with two columns for one field has to be decided', async () => {
    const file = await read('Community,Price,Price\nPecan Weir,389900,399900\n')
    expect(readAll(file).mappings.flatMap(mappingProblems)).toEqual([
      '“Price” and “Price” are both used for “Community: Starting price”. Choose one of them.',
    ])
  })

  it('with a row twice uses it once and says so', async () => {
    const row = 'Pecan Weir,12 Main Street,389900\n'
    const { records, problems } = readAll(await read(`Community,Address,Price\n${row}${row}`))
    expect(records.filter(({ kind }) => kind === 'home')).toHaveLength(1)
    expect(problems).toEqual([
      {
        place: { sheet: null, row: 3, unit: 'line' },
        message: 'It repeats Line 2 and was left out.',
      },
    ])
  })

  it('with two rows for one listing never applies both silently', async () => {
    const text = 'Community,City,Price\nPecan Weir,Boerne,389900\nPecan Weir,Boerne,399900\n'
    const { records } = readAll(await read(text))
    expect(records).toHaveLength(1)
    expect(records[0]?.values['community.startPrice']).toMatchObject({
      state: 'unclear',
      problem:
        'Line 2 says “389900” and Line 3 says “399900”. Accept the first, or enter the value.',
      proposal: { value: 389_900 },
    })
    const homes =
      'Community,Address,Price\nPecan Weir,12 Main Street,389900\nPecan Weir,12 Main St,399900\n'
    const read2 = readAll(await read(homes))
    const matches = matchRecords(read2.records, [], { 'community-1': 'create' })
    expect(matches.map(({ duplicateOf }) => duplicateOf)).toEqual([null, null, 'home-1'])
    const { compared } = compareSubmission(read2.records, matches, [], readingOptions.today)
    expect(compared.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'invalid'])
  })

  it('in two encodings keeps the letters of both', async () => {
    const bytes = Buffer.concat([
      Buffer.from('Community,City\nPeña Bluff,Boerne\n'),
      Buffer.from('Núñez Ranch,Boerne\n', 'latin1'),
    ])
    const { records } = readAll(await read(bytes))
    expect(records.map(({ values }) => values['community.name'])).toMatchObject([
      { value: 'Peña Bluff' },
      { value: 'Núñez Ranch' },
    ])
  })

  it('of a hostile web page is only text', () => {
    const html = `<table><tr><td>Community</td><td>Price</td></tr><tr><td onclick="x()"><script>alert(1)</script>Pecan <b>Weir</b></td><td>&lt;img src=x onerror=alert(1)&gt;$389,900</td></tr></table>`
    const file = readPastedTable({ text: '', html })
    expect(file).toMatchObject({
      tables: [{ rows: [{ cells: ['Pecan Weir', '$389,900'] }] }],
    })
  })
})

import { describe, expect, it } from 'vitest'
import { readingOptions } from '@/domain/submissions/submissions.fixture'
import { readSubmittedFile } from '../read-submission'
import { drawNumber, drawRows, drawText, type FixtureColumn, writePdf } from './pdf.fixture'

const read = (bytes: Uint8Array) => readSubmittedFile({ name: 'prices.pdf', bytes }, readingOptions)

/** The tables of a PDF as rows of texts below their headings. */
async function readTables(bytes: Uint8Array) {
  const file = await read(bytes)
  if (file.kind !== 'tables') throw new Error(JSON.stringify(file))
  return {
    problems: file.problems,
    tables: file.tables.map(({ headings, rows }) => [headings, ...rows.map(({ cells }) => cells)]),
    places: file.tables.map(({ rows }) => rows.map(({ onPage }) => onPage)),
  }
}

const columns: readonly FixtureColumn[] = [
  { left: 60 },
  { left: 220 },
  { right: 380 },
  { left: 420 },
]
const headings = ['Address', 'Plan', 'Price', 'Status']
const row = (number: number) => [
  `${number} Bluestem Run`,
  'Madrone',
  `$${300_000 + number}`,
  'Available',
]
const drawTable = (rows: readonly (readonly string[])[], top = 120) =>
  drawText('Address', 60, top - 18) +
  drawText('Plan', 220, top - 18) +
  drawText('Price', 355, top - 18) +
  drawText('Status', 420, top - 18) +
  drawRows(columns, rows, top)

describe('a PDF is read by the places of its texts', () => {
  it('as rows, with the page and the line of each', async () => {
    const { tables, places, problems } = await readTables(
      writePdf([{ content: drawTable([row(201), row(203)]) }]),
    )
    expect(tables).toEqual([[headings, row(201), row(203)]])
    expect(places).toEqual([
      [
        { page: 1, line: 2 },
        { page: 1, line: 3 },
      ],
    ])
    expect(problems).toEqual([])
  })

  it('over pages that repeat the headings and end with a foot, which is named once', async () => {
    const page = (number: number) => ({
      content:
        drawTable([row(number), row(number + 2)]) +
        drawText('Prices effective November 20', 60, 740) +
        drawText(`Page ${number / 100} of 4`, 500, 740),
    })
    const { tables, problems } = await readTables(writePdf([100, 200, 300, 400].map(page)))
    expect(tables).toEqual([
      [headings, ...[100, 200, 300, 400].flatMap((number) => [row(number), row(number + 2)])],
    ])
    expect(problems).toEqual([
      {
        place: { sheet: null, row: 4, unit: 'line', onPage: { page: 1, line: 4 } },
        message: '“Prices effective November 20 Page 1 of 4” is not in a table.',
      },
    ])
  })

  it('with pages that go on without headings', async () => {
    const { tables } = await readTables(
      writePdf([
        { content: drawTable([row(201)]) },
        { content: drawRows(columns, [row(203), row(205)], 60) },
      ]),
    )
    expect(tables).toEqual([[headings, row(201), row(203), row(205)]])
  })

  it('with rows that are the same on two pages, and numbers that are not those of pages', async () => {
    const rows = [
      ['Bluestem', '$389,990'],
      ['Madrone', '$405,500'],
    ]
    const page = (community: string, number: string) => ({
      content:
        drawText(community, 60, 60) +
        drawRows([{ left: 60 }, { left: 300 }], [['Plan', 'Base price']], 84) +
        drawRows([{ left: 60 }, { left: 300 }], rows, 102) +
        drawText(number, 300, 760),
    })
    const { tables } = await readTables(
      writePdf([page('Flint Arbor', '1'), page('Wagon Quarry', '- 2 -'), page('Elm Park', '77')]),
    )
    expect(tables).toEqual([
      [
        ['Plan', 'Base price'],
        ['Flint Arbor'],
        ...rows,
        ['Wagon Quarry'],
        ...rows,
        ['Elm Park'],
        ...rows,
        [null, '77'],
      ],
    ])
  })

  it('with headings in two lines, and texts in several', async () => {
    const cells = (y: number) =>
      drawText('Madrone', 220, y) + drawNumber('2,140', 320, y) + drawNumber('$389,990', 440, y)
    const headings =
      drawText('Street', 60, 90) +
      drawText('Sq.', 300, 90) +
      drawText('Address', 60, 102) +
      drawText('Plan', 220, 102) +
      drawText('Ft.', 300, 102) +
      drawText('Price', 400, 102)
    // In the middle of two lines, beside one, above a second one, and in the middle of three.
    const rows =
      drawText('201 Bluestem', 60, 130) +
      cells(136) +
      drawText('Run', 60, 142) +
      drawText('203 Bluestem Run', 60, 166) +
      cells(166) +
      drawText('205 Acequia', 60, 190) +
      cells(190) +
      drawText('Walk Unit 7', 60, 202) +
      drawText('207 Sunflower', 60, 226) +
      drawText('Office', 60, 238) +
      cells(238) +
      drawText('Park', 60, 250)
    const { tables } = await readTables(writePdf([{ content: headings + rows }]))
    const others = ['Madrone', '2,140', '$389,990']
    expect(tables).toEqual([
      [
        ['Street Address', 'Plan', 'Sq. Ft.', 'Price'],
        ['201 Bluestem Run', ...others],
        ['203 Bluestem Run', ...others],
        ['205 Acequia Walk Unit 7', ...others],
        ['207 Sunflower Office Park', ...others],
      ],
    ])
  })

  it('with a name above rows, which begins a community, also where it goes on', async () => {
    const { tables } = await readTables(
      writePdf([
        { content: drawTable([['Wagon Quarry - Boerne'], row(201), ['Flint Arbor'], row(203)]) },
        { content: drawTable([['Flint Arbor (continued)'], row(205)]) },
      ]),
    )
    expect(tables).toEqual([
      [
        headings,
        ['Wagon Quarry - Boerne'],
        row(201),
        ['Flint Arbor'],
        row(203),
        ['Flint Arbor'],
        row(205),
      ],
    ])
  })

  it('with numbers at the other end of their column than its heading', async () => {
    const content =
      drawRows([{ left: 60 }, { left: 220 }, { left: 340 }], [['Address', 'Price', 'Plan']], 100) +
      drawRows(
        [{ left: 60 }, { right: 320 }, { left: 340 }],
        [row(201), row(203)].map(([address = '', plan = '', price = '']) => [address, price, plan]),
        118,
      )
    const { tables } = await readTables(writePdf([{ content }]))
    expect(tables[0]?.[1]).toEqual(['201 Bluestem Run', '$300201', 'Madrone'])
  })

  it.each([
    ['shown sideways', { rotate: 90, content: drawTable([row(201)]) }],
    ['drawn sideways', { content: `0 1 -1 0 792 0 cm ${drawTable([row(201)])}` }],
    ['in a form', { form: drawTable([row(201)]), content: 'q 0.5 0 0 0.5 20 30 cm /X Do Q' }],
    [
      'spaced by operators',
      {
        content:
          drawTable([]) +
          'BT /F 10 Tf 1 0 0 1 60 672 Tm 12 TL [(201) -278 (Blue) 20 (stem Run)] TJ 160 0 Td (Madrone) Tj ET ' +
          drawNumber('$300201', 380, 120) +
          drawText('Available', 420, 120),
      },
    ],
  ])('%s', async (_, page) => {
    expect((await readTables(writePdf([page]))).tables).toEqual([[headings, row(201)]])
  })

  it('with ligatures as letters, and without a watermark', async () => {
    const content =
      drawTable([['201 \u0001eld Run', 'Madrone', '$389990', 'Available']]) +
      `q 0.7 0.7 -0.7 0.7 200 200 cm ${drawText('DRAFT', 0, 792, 90)} Q`
    const { tables } = await readTables(writePdf([{ content }]))
    expect(tables).toEqual([[headings, ['201 field Run', 'Madrone', '$389990', 'Available']]])
  })

  it('and says which lines are in no table, the first ones by name', async () => {
    const texts = Array.from({ length: 8 }, (_, index) =>
      drawText(`Remark ${index + 1} of the sales office.`, 60, 40 + index * 14),
    )
    const { problems } = await readTables(
      writePdf([{ content: texts.join('') + drawTable([row(201)], 240) }, { content: '' }]),
    )
    expect(problems.map(({ message }) => message)).toEqual([
      'Page 2 has no text and was not read.',
      ...[1, 2, 3, 4, 5].map(
        (index) => `“Remark ${index} of the sales office.” is not in a table.`,
      ),
      '2 more lines are not in a table.',
    ])
  })
})

describe('a PDF is refused with a sentence', () => {
  const encrypted =
    '/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 ' +
    `/O <${'11'.repeat(32)}> /U <${'22'.repeat(32)}> >>`
  const page = { content: drawTable([row(201)]) }
  it.each([
    [
      'with a password',
      writePdf([page], { trailer: encrypted }),
      'The PDF has a password. Save it without a password and send it again.',
    ],
    [
      'that is a scan',
      writePdf([{ content: '0 0 612 792 re f' }]),
      'The PDF is a picture of text: no letters can be read from it. Send the workbook that it was made from, or save it as a PDF in that program instead of scanning it.',
    ],
    [
      'that is damaged',
      Buffer.from('%PDF-1.7 …'),
      'The PDF cannot be read; it may be damaged. Open it, save it as a PDF again and send that file.',
    ],
    [
      'with more than 100 pages',
      writePdf(Array.from({ length: 101 }, () => page)),
      'The PDF has 101 pages; at most 100 can be read. Send only the pages with the price list.',
    ],
    [
      'with prose',
      writePdf([{ content: drawText('Dear friends of the company,', 60, 90) }]),
      'No table was found. The file needs a row of headings, such as Community, City and Price, and a row for each listing.',
    ],
  ])('%s', async (_, bytes, problem) => {
    expect(await read(bytes)).toEqual({ kind: 'refused', problem })
  })
})

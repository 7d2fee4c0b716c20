import { constants, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { noHints } from '@/domain/submissions/read/table'
import { readingOptions } from '@/domain/submissions/submissions.fixture'
import { drawText, writePdf } from '@/lib/submissions/pdf/pdf.fixture'
import { runTask, TooMuchWork } from '@/lib/submissions/thread/run-task'

const read = (content: string | Uint8Array, limit?: number) =>
  runTask(
    'readFile',
    {
      source: {
        name: 'update.csv',
        bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
        isPasted: false,
        html: null,
      },
      options: readingOptions,
      hints: noHints,
    },
    limit,
  )

const small = 'Community,Price\nPecan Weir,389900\n'
const repeated = (text: string, times: number) => text.repeat(times)

/** Inputs that froze a server that read them on its own thread. */
const hostile: readonly (readonly [string, string])[] = [
  ['a wide line among short ones', `${small}${repeated('x,', 200_000)}\n${repeated('a,b\n', 900)}`],
  ['7,000 columns', `${repeated('Price,', 7000)}\n${repeated(`${repeated('1,', 7000)}\n`, 20)}`],
  ['200,000 lines', repeated('Pecan Weir,389900\n', 200_000)],
  [
    'cells of 100 rows',
    `<table>${repeated('<tr><td rowspan=100>Community<td rowspan=100>Price</tr>', 2000)}`,
  ],
  ['scripts that do not end', `<table><tr><td>${repeated('<script', 10_000)}`],
  ['tables within tables', repeated('<table><tr><td>', 20_000)],
  ['an open tag', `<table ${repeated('a', 900_000)}`],
  ['quotation marks', repeated('"', 300_000)],
  ['headers only', repeated('Community,City,Price,Homes available\n', 5000)],
  ['sections only', repeated('Flint Arbor,,\nPlan,Sq Ft,Price\n', 2500)],
]

it.each(hostile)('%s ends with its rows or a sentence', async (_, text) => {
  const file = await read(text)
  const ending = { tables: [], problem: '', ...file }
  expect(ending.tables.length + ending.problem.length).toBeGreaterThan(0)
})

it('a task that takes too long is ended while the process goes on, and the next has another thread', async () => {
  // The timer of this thread fires while the other one reads.
  await expect(read(repeated('Pecan Weir,389900\n', 300_000), 1)).rejects.toThrow(TooMuchWork)
  expect(await read(small)).toMatchObject({ kind: 'tables' })
})

it('a task that comes when a thread without work is being ended has another thread', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await read(small)
    vi.runAllTimers()
    expect(await read(small)).toMatchObject({ kind: 'tables' })
  } finally {
    vi.useRealTimers()
  }
})

const price = { content: drawText('Price', 60, 90) }
const { Z_BEST_COMPRESSION: level } = constants
const spaces = Buffer.alloc(900_000_000, ' ')

/** PDFs that take all time or memory of a reader. */
const hostilePdfs: readonly (readonly [string, () => Uint8Array])[] = [
  ['all texts at one place', () => writePdf([{ content: price.content.repeat(150_000) }])],
  ['a form that draws itself', () => writePdf([{ content: '/X Do', form: '/X Do /X Do' }])],
  [
    'a page of a gigabyte when unpacked',
    () =>
      writePdf([{ content: deflateSync(spaces, { level }).toString('latin1') }], {
        filter: '/FlateDecode',
      }),
  ],
  ['a list of pages that is its own part', () => Buffer.from(loop, 'latin1')],
]
const loop = writePdf([price]).toString('latin1').replace('/Kids [4 0 R]', '/Kids [2 0 R]')

it.each(hostilePdfs)(
  'a PDF with %s ends with a sentence, and the next file is read',
  async (_, make) => {
    const ending = await read(make()).catch((error: unknown) => error)
    if (!(ending instanceof TooMuchWork)) expect(ending).toMatchObject({ kind: 'refused' })
    expect(await read(small)).toMatchObject({ kind: 'tables' })
  },
)

it('a page of a PDF is drawn as a picture, and a page that it does not have is none', async () => {
  const bytes = writePdf([price])
  const picture = await runTask('drawPage', { bytes, page: 1 })
  const { width, height, format } = await sharp(Buffer.from(picture ?? [])).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 1553, format: 'png' })
  const { channels } = await sharp(Buffer.from(picture ?? [])).stats()
  // The letters of a font that is not in the file.
  expect(channels[0]?.min).toBe(0)
  expect(await runTask('drawPage', { bytes, page: 2 })).toBeNull()
  expect(await runTask('drawPage', { bytes: Buffer.from(small), page: 1 })).toBeNull()
})

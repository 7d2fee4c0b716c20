import { expect, it } from 'vitest'
import { readingOptions } from '@/domain/submissions/submissions.fixture'
import { runTask, TooMuchWork } from '@/lib/submissions/thread/run-task'

const read = (text: string, limit?: number) =>
  runTask(
    'readFile',
    {
      source: {
        name: 'update.csv',
        bytes: new TextEncoder().encode(text),
        isPasted: false,
        html: null,
      },
      options: readingOptions,
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

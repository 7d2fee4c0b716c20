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

/** How often this thread has its turn while `work` runs. */
async function countTurns(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await work()
  isDone = true
  return turns
}

it.each(hostile)(
  '%s ends with its rows or a sentence, while the process answers others',
  async (_, text) => {
    let ending = ''
    const turns = await countTurns(async () => {
      const file = await read(text)
      ending = file.kind === 'refused' ? file.problem : file.kind
    })
    expect(ending).not.toBe('')
    // The thread of the process would have no turn while it reads.
    expect(turns).toBeGreaterThan(100)
  },
)

it('a task that takes too long is ended, and the next one has another thread', async () => {
  await expect(read(repeated('Pecan Weir,389900\n', 300_000), 1)).rejects.toThrow(TooMuchWork)
  expect(await read(small)).toMatchObject({ kind: 'tables' })
})

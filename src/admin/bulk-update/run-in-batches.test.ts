import { expect, it, vi } from 'vitest'
import type { Outcome } from '../use-action'
import { runInBatches } from './run-in-batches'

const ids = Array.from({ length: 120 }, (_, index) => index + 1)
const change = async (batch: readonly number[]): Promise<Outcome> => ({
  count: batch.length,
  problems: [],
})

it('a bulk action of many documents is sent in several requests, with its progress', async () => {
  const act = vi.fn(change)
  const progress: number[] = []
  expect(await runInBatches(ids, act, (done) => progress.push(done))).toEqual({
    count: 120,
    problems: [],
  })
  expect(act.mock.calls.flatMap(([batch]) => batch)).toEqual(ids)
  expect(progress).toEqual([50, 100, 120])
})

it('a request that fails leaves what was changed before, and says what remains', async () => {
  const act = vi.fn(change)
  act.mockImplementationOnce(async () => ({ count: 49, problems: ['Oak Bend: locked'] }))
  act.mockImplementationOnce(() => Promise.reject(new Error('offline')))
  expect(await runInBatches(ids, act, () => {})).toEqual({
    count: 49,
    problems: [
      'Oak Bend: locked',
      'The server did not respond: 70 remain as they were. Please try again.',
    ],
  })
  expect(act).toHaveBeenCalledTimes(2)
})

it('a first request that fails is an error', async () => {
  await expect(
    runInBatches(
      ids,
      () => Promise.reject(new Error('offline')),
      () => {},
    ),
  ).rejects.toThrow('offline')
})

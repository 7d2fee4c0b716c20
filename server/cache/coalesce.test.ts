import { expect, it, vi } from 'vitest'
import { coalesce } from './coalesce'

/** Work whose runs end when the test says so. */
function controlled() {
  const runs: { resolve(): void; reject(error: Error): void }[] = []
  const work = vi.fn(
    () =>
      new Promise<void>((resolve, reject) => {
        runs.push({ resolve, reject })
      }),
  )
  return { runs, work, call: coalesce(work) }
}

it('coalesce shares the next run among all calls that arrive while one runs', async () => {
  const { runs, work, call } = controlled()
  const first = call()
  const others = [call(), call(), call()]
  expect(work).toHaveBeenCalledTimes(1)
  runs[0]?.resolve()
  await first
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
  runs[1]?.resolve()
  await Promise.all(others)
  expect(work).toHaveBeenCalledTimes(2)
})

it('coalesce runs again for a call after the end, also after a failure', async () => {
  const { runs, work, call } = controlled()
  const failed = call()
  const shared = call()
  runs[0]?.reject(new Error('lost'))
  await expect(failed).rejects.toThrow('lost')
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2))
  runs[1]?.resolve()
  await shared
  const last = call()
  expect(work).toHaveBeenCalledTimes(3)
  runs[2]?.resolve()
  await last
})

import os from 'node:os'

const GIB = 1024 ** 3

/**
 * Returns the number of parallel workers of a test run: one for each core and `extra` that wait for
 * something else, as far as the memory reaches, and at least one.
 *
 * @param {{ gibEach: number, extra?: number }} needs `gibEach` is what a worker takes at most, in GiB.
 */
export function countWorkers({ gibEach, extra = 0 }) {
  const inMemory = Math.floor(os.totalmem() / GIB / gibEach)
  return Math.max(1, Math.min(os.availableParallelism() + extra, inMemory))
}

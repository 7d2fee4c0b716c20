import type { Outcome } from '../use-action'

/** The ids of one request, which takes a few seconds. */
const BATCH = 50

/**
 * Runs a bulk action in several requests, one after another. When one fails, the earlier ones remain,
 * and a problem says how many documents were not changed.
 *
 * @param onProgress called after each request with the number of documents that it has dealt with
 */
export async function runInBatches(
  ids: readonly number[],
  act: (batch: readonly number[]) => Promise<Outcome>,
  onProgress?: (done: number) => void,
): Promise<Outcome> {
  let count = 0
  const problems: string[] = []
  for (let start = 0; start < ids.length; start += BATCH) {
    try {
      const part = await act(ids.slice(start, start + BATCH))
      count += part.count
      problems.push(...part.problems)
    } catch (error) {
      if (start === 0) throw error
      const left = ids.length - start
      return {
        count,
        problems: [
          ...problems,
          `The server did not respond: ${left} remain as they were. Please try again.`,
        ],
      }
    }
    onProgress?.(Math.min(start + BATCH, ids.length))
  }
  return { count, problems }
}

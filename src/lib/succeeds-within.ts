import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises'

/** In milliseconds. */
const STEP = 50

/**
 * Whether `work` resolves within the given milliseconds. A process that was busy reads responses
 * after its timers have fired, so the time is counted in steps that each let it read: one that was
 * busy for seconds has lost one step.
 */
export async function succeedsWithin(
  work: Promise<unknown>,
  milliseconds: number,
): Promise<boolean> {
  const outcome = work.then(
    () => true,
    () => false,
  )
  for (let left = milliseconds; left > 0; left -= STEP) {
    const settled = await Promise.race([outcome, step(Math.min(left, STEP))])
    if (settled !== undefined) return settled
  }
  return false
}

async function step(milliseconds: number): Promise<undefined> {
  await sleep(milliseconds, undefined, { ref: false })
  await afterPoll()
  return undefined
}

import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises'

/** In milliseconds. */
const STEP = 50

/**
 * Resolves with `false` after the given milliseconds. A process that was busy reads responses after
 * its timers have fired, so the time is counted in steps that each let it read: one that was busy for
 * seconds has lost one step.
 */
export async function late(milliseconds: number): Promise<false> {
  for (let left = milliseconds; left > 0; left -= STEP) {
    await sleep(Math.min(left, STEP), undefined, { ref: false })
    await afterPoll()
  }
  return false
}

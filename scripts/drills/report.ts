import { setTimeout as sleep } from 'node:timers/promises'

const failures: string[] = []

/** Prints a line of a drill. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Prints whether something holds that the guide promises. The drill fails if it does not. */
export function check(holds: boolean, line: string): void {
  print(`${holds ? 'Yes' : 'NO '} ${line}`)
  if (!holds) failures.push(line)
}

/** As `check`, for what is worth a line only if it does not hold. */
export function expect(holds: boolean, problem: string): void {
  if (!holds) check(false, problem)
}

/** Prints whether the drill passed, and ends the process. */
export function finish(): never {
  print(failures.length === 0 ? 'The drill passed.' : `The drill failed: ${failures.join(' ')}`)
  process.exit(failures.length === 0 ? 0 : 1)
}

/**
 * Waits until `isTrue` holds, at most for `limit` milliseconds. Returns how long that took, or infinity.
 * What rejects does not hold.
 */
export async function waitUntil(
  isTrue: () => Promise<boolean> | boolean,
  limit: number,
  interval = 10,
): Promise<number> {
  const began = performance.now()
  while (
    !(await Promise.resolve()
      .then(isTrue)
      .catch(() => false))
  ) {
    if (performance.now() - began > limit) return Number.POSITIVE_INFINITY
    await sleep(interval)
  }
  return performance.now() - began
}

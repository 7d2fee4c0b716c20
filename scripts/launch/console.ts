/** An error that the operator can fix. Its message is printed without a stack trace. */
export class LaunchError extends Error {
  override name = 'LaunchError'
}

/** Prints one line for the operator. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs `work` and prints its label and its duration. They are two lines, because steps run side by
 * side.
 */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  print(`${label} …`)
  const result = await work()
  print(`${label}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return result
}

/** The code of a system or PostgreSQL error (`ECONNREFUSED`, `28P01`), or an empty string. */
export function getErrorCode(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0)
    return getErrorCode(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** An error that the operator can fix. Its message is printed without a stack trace. */
export class LaunchError extends Error {
  override name = 'LaunchError'
}

/** The label of the running step, whose line does not have its duration yet. */
let open: string | undefined

/** Prints one line for the operator. */
export function print(line: string): void {
  if (open === undefined) process.stdout.write(`${line}\n`)
  else process.stdout.write(`${open === '' ? '' : '\n'}  ${line}\n`)
  if (open !== undefined) open = ''
}

/**
 * Runs `work` and prints its label and duration on one line. Never overwrites output, so it works
 * without a terminal.
 */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  process.stdout.write(`${label} … `)
  open = label
  const end = (how: string) => {
    // Other lines were printed in between, so the label is repeated.
    process.stdout.write(open === label ? `${how}\n` : `${label}: ${how}\n`)
    open = undefined
  }
  try {
    const result = await work()
    end(`${((performance.now() - began) / 1000).toFixed(1)} s`)
    return result
  } catch (error) {
    end('not finished')
    throw error
  }
}

/** The code of a system or PostgreSQL error (`ECONNREFUSED`, `28P01`), or an empty string. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

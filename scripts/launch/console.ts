/** What went wrong, in words for whoever runs the guide; shown without a stack. */
export class LaunchError extends Error {
  override name = 'LaunchError'
}

/** The label of the step whose line still waits for its duration. */
let open: string | undefined

/** One line for the operator. */
export function print(line: string): void {
  if (open === undefined) process.stdout.write(`${line}\n`)
  else process.stdout.write(`${open === '' ? '' : '\n'}  ${line}\n`)
  if (open !== undefined) open = ''
}

/**
 * Does a piece of work and says in one line what it was and how long it took. Works without a
 * terminal: nothing is ever overwritten.
 */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  process.stdout.write(`${label} … `)
  open = label
  const end = (how: string) => {
    // Other lines came in between: name the step once more.
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

/** The code of a system or PostgreSQL error (`ECONNREFUSED`, `28P01`), or an empty text. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/**
 * Runs one `work` at a time. Calls that arrive while one runs share the next, which begins after
 * them.
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  function run(): Promise<void> {
    const own = work().finally(() => {
      running = undefined
    })
    running = own
    return own
  }

  return () => {
    if (next) return next
    if (!running) return run()
    const runNext = () => {
      next = undefined
      return run()
    }
    next = running.then(runNext, runNext)
    return next
  }
}

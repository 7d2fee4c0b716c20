import type { Instrumentation } from 'next'

/** Called by Next once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return
  const { sendConsoleToLog } = await import('./lib/log/console-to-log')
  sendConsoleToLog()
}

/**
 * Next would answer 500. While the database is unavailable the page may work later, so that a search
 * engine must not drop it.
 */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { isDatabaseDown } = await import('./lib/log/database-errors')
  const { cacheScope } = await import('./lib/cache-scope')
  if (isDatabaseDown(error)) cacheScope.getStore()?.failWith(error)
}

/** Called by Next once, before the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NODE_ENV !== 'production') return
  const { sendConsoleToLog } = await import('./lib/console-to-log')
  sendConsoleToLog()
}

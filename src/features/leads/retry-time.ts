/** A failed call as `ApiError` has it, which is not imported here to keep pages small. */
function secondsIn(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('retryAfter' in error)) return null
  return typeof error.retryAfter === 'number' ? error.retryAfter : null
}

/** `3:05 PM`, when a refused visitor may send again; `null` if the server did not say. */
export function retryTime(error: unknown, now: Date): string | null {
  const seconds = secondsIn(error)
  if (seconds === null) return null
  // Rounded up to the next minute, so that the time is not too early.
  const minutes = Math.ceil((now.getTime() / 1000 + seconds) / 60)
  return new Date(minutes * 60_000).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
  })
}

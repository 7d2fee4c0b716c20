const MINUTE = 60
const HOUR = 60 * MINUTE

/**
 * A time to answer, in whole minutes below an hour, in hours below two days, else in days:
 * `12 min`, `3.5 h`, `19 h`, `3 days`.
 */
export function formatAnswerTime(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE))
  if (minutes < 60) return `${minutes} min`
  const hours = seconds / HOUR
  if (hours < 9.95) return `${Number(hours.toFixed(1))} h`
  if (hours < 48) return `${Math.round(hours)} h`
  return `${Math.round(hours / 24)} days`
}

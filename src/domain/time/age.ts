import { DAY_MS, HOUR_MS, MINUTE_MS } from './days'

/** Whole days from `iso` to `now`; 0 for a time in the future. */
export function daysSince(iso: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / DAY_MS))
}

/** Whole hours from `iso` to `now`; 0 for a time in the future. */
export function hoursSince(iso: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / HOUR_MS))
}

/** Age in its largest whole unit: `12 min`, `19 h`, `3 days`. */
export function age(iso: string, now: Date): string {
  const hours = hoursSince(iso, now)
  if (hours === 0) {
    const minutes = Math.floor((now.getTime() - new Date(iso).getTime()) / MINUTE_MS)
    return `${Math.max(0, minutes)} min`
  }
  if (hours < 48) return `${hours} h`
  return `${Math.floor(hours / 24)} days`
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

interface Parts {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The parts of `2026-12-15`, `12/15/2026`, `12/15/26` or `Dec 15, 2026`. */
function parseParts(text: string): Parts | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text)
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) }
  const us = /^(\d{1,2})[/-](\d{1,2})[/-](\d{2}|\d{4})$/.exec(text)
  if (us) {
    const year = Number(us[3])
    return { year: year < 100 ? 2000 + year : year, month: Number(us[1]), day: Number(us[2]) }
  }
  const words = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text)
  if (!words) return null
  const month = months.indexOf(String(words[1]).toLowerCase()) + 1
  return { year: Number(words[3]), month, day: Number(words[2]) }
}

/** Reads a day as American editors type it: `2026-12-15`, or `undefined` when it is not a day. */
export function typedDay(text: string): string | undefined {
  const parts = parseParts(text.trim())
  if (!parts || parts.year < 2000 || parts.year > 2100) return undefined
  const day = new Date(Date.UTC(parts.year, parts.month - 1, parts.day))
  // Another month or day means that the calendar has no such day.
  if (day.getUTCMonth() !== parts.month - 1 || day.getUTCDate() !== parts.day) return undefined
  return day.toISOString().slice(0, 10)
}

/** `12/15/2026` for `2026-12-15`. */
export function formatTypedDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${month}/${date}/${year}`
}

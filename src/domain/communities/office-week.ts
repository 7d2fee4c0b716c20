import { weekdays } from '../enums'

interface OpenHours {
  /** Values of `weekdays`. */
  readonly days: readonly string[]
  /** `10:00`, Central Time. */
  readonly opens: string
  readonly closes: string
}

export interface OfficeDays {
  /** `Monday`, or the first and last day of a run: `Monday to Saturday`, `Every day`. */
  readonly days: string
  /** `null`: closed. */
  readonly hours: { readonly opens: string; readonly closes: string } | null
}

/** A week from Monday to Sunday, in which days in a row with the same hours are one line. */
export function officeWeek(hours: readonly OpenHours[]): OfficeDays[] {
  const runs: { first: string; last: string; open: OpenHours | undefined }[] = []
  for (const { value, label } of weekdays) {
    const open = hours.find(({ days }) => days.includes(value))
    const run = runs.at(-1)
    if (run && run.open?.opens === open?.opens && run.open?.closes === open?.closes)
      run.last = label
    else runs.push({ first: label, last: label, open })
  }
  const [only, ...others] = runs
  return runs.map((run) => ({
    days:
      run === only && others.length === 0
        ? 'Every day'
        : run.first === run.last
          ? run.first
          : `${run.first} to ${run.last}`,
    hours: run.open ? { opens: run.open.opens, closes: run.open.closes } : null,
  }))
}

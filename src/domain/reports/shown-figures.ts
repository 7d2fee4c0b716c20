import { formatNumber } from '../text/format-number'
import { formatAnswerTime } from './answer-time'
import { changeFrom, type FigureName, figures, NO_CHANGE } from './figures'
import { monthName, periodName } from './month'
import type { ReportSummary } from './report'

/** A value that a figure is compared with. */
export interface Bar {
  readonly label: string
  readonly text: string
  /** The length in percent of the longest bar. */
  readonly length: number
  readonly kind: 'now' | 'before' | 'typical'
}

/** A figure as the report and its email show it. */
export interface ShownFigure {
  readonly label: string
  readonly value: string
  /** The difference from the month before, in words; `null` without one. */
  readonly change: string | null
  /** An addition, such as how many leads were answered. */
  readonly note: string | null
  readonly bars: readonly Bar[]
}

export const TYPICAL = 'Guide median'

/** The figures that have a card; directions are a column of the table. */
const cards: readonly FigureName[] = ['views', 'clicks', 'calls', 'websites', 'leads']

type Value = Pick<Bar, 'label' | 'kind'> & { readonly number: number | null | undefined }

function toBars(values: readonly Value[], format: (value: number) => string): Bar[] {
  const most = Math.max(0, ...values.map(({ number }) => number ?? 0))
  return values.flatMap(({ label, kind, number }) =>
    number === null || number === undefined
      ? []
      : [
          {
            label,
            kind,
            text: format(number),
            length: most === 0 ? 0 : Math.round((number / most) * 100),
          },
        ],
  )
}

/** The figures of a report in the order of reading, the time to the first answer last. */
export function shownFigures(report: ReportSummary): readonly ShownFigure[] {
  const { now, before, beforePeriod, typical, answers } = report
  const current = report.isUnfinished ? periodName(report.period) : monthName(report.month)
  const earlier = beforePeriod ? periodName(beforePeriod) : ''
  const values = (
    number: number | null,
    past: number | null | undefined,
    median: number | null | undefined,
  ): Value[] => [
    { label: current, kind: 'now', number },
    { label: earlier, kind: 'before', number: past },
    { label: TYPICAL, kind: 'typical', number: median },
  ]
  const counted = figures
    .filter(({ name }) => cards.includes(name))
    .map(({ name, label }) => {
      const change = before && changeFrom(before[name], now[name])
      const compared = change === NO_CHANGE ? `Same as in ${earlier}` : `${change} from ${earlier}`
      return {
        label,
        value: formatNumber(now[name]),
        change: change && compared,
        note: null,
        bars: toBars(values(now[name], before?.[name], typical?.[name]), formatNumber),
      }
    })
  const { median, answered } = answers.now
  return [
    ...counted,
    {
      label: 'Time to first answer',
      value: median === null ? '–' : formatAnswerTime(median),
      change: null,
      note:
        now.leads === 0
          ? 'No leads'
          : `${formatNumber(answered)} of ${formatNumber(now.leads)} answered`,
      bars: toBars(values(median, answers.before?.median, answers.guide), formatAnswerTime),
    },
  ]
}

import type { RowOutcome } from '@/contract/submissions/submission'
import { formatNumber } from '@/domain/text/format-number'

const words: readonly (readonly [RowOutcome, string])[] = [
  ['changed', 'changed'],
  ['new', 'new'],
  ['missing', 'missing'],
  ['invalid', 'invalid'],
  ['unmatched', 'to match'],
  ['unchanged', 'unchanged'],
]

/** The rows of a submission by outcome: `8 changed, 1 new, 28 unchanged`; `–` before it is read. */
export function describeOutcomes(outcomes: Readonly<Record<string, number>>): string {
  const parts = words.flatMap(([outcome, word]) => {
    const count = outcomes[outcome] ?? 0
    return count > 0 ? `${formatNumber(count)} ${word}` : []
  })
  return parts.length > 0 ? parts.join(', ') : '–'
}

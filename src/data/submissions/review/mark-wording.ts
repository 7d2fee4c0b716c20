import { setImmediate as afterPoll } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import { toWording } from '@/content/wording'
import type { ComparedRecord, FieldChange } from '@/domain/submissions/compare/compare'
import { toWordingWarning } from '@/domain/submissions/compare/validate-change'
import type { FieldId } from '@/domain/submissions/fields'
import { findBlocking, nameWords, type WordingTerm } from '@/domain/wording/wording'
import { findWording } from '@/lib/wording/find-marks'

const described: readonly FieldId[] = [
  'community.description',
  'community.offerText',
  'community.offerTerms',
  'plan.description',
]

function markChange(change: FieldChange, terms: readonly WordingTerm[]): FieldChange {
  if (!described.includes(change.field) || typeof change.to !== 'string') return change
  const [first, ...others] = findBlocking(findWording(change.to, terms))
  if (!first) return change
  const warning = toWordingWarning(nameWords([first, ...others]), first.why)
  return { ...change, marks: [...change.marks, warning] }
}

/**
 * Marks descriptions and offers with words that may break fair-housing law, so that an editor looks at them. A
 * file may have thousands of descriptions, so other requests are answered between the records.
 */
export async function markWording(
  req: PayloadRequest,
  compared: readonly ComparedRecord[],
): Promise<ComparedRecord[]> {
  const terms = toWording(await req.payload.findGlobal({ slug: 'wording', depth: 0, req }))
  const marked: ComparedRecord[] = []
  for (const record of compared) {
    const changes = record.changes.map((change) => markChange(change, terms))
    marked.push({ ...record, changes })
    await afterPoll()
  }
  return marked
}

import { type BulkResult, describeUnsaved } from '@/domain/documents/bulk-result'
import type { Outcome } from '../use-action'

/** Converts the result of a bulk update to the outcome that the editor reads. */
export const toOutcome = ({ saved, problems }: BulkResult): Outcome => ({
  count: saved.length,
  problems: problems.map(describeUnsaved),
})

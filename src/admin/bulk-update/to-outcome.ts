import { type BulkResult, describeUnsaved } from '@/domain/documents/bulk-result'
import type { Outcome } from '../use-action'

/** What a bulk change tells the editor. */
export const toOutcome = ({ saved, problems }: BulkResult): Outcome => ({
  count: saved.length,
  problems: problems.map(describeUnsaved),
})

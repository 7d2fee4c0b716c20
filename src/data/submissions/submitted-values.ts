import 'server-only'
import { createLocalReq } from 'payload'
import type { FieldValue } from '@/domain/submissions/field-value'
import type { FieldId } from '@/domain/submissions/fields'
import { fieldName, fieldStorage } from '@/jobs/read-submission/storage'
import type { FormValues } from '@/lib/unsaved-values'
import { payloadClient } from '../payload/payload-client'
import { storedRows } from './review'
import { readDecisions } from './stored-decisions'

interface SubmittedCommunity {
  readonly community: number
  /** By the name of the field in the form. */
  readonly values: FormValues
}

/** A field of the form; the builder's own number is not one. */
function fieldOfForm(field: FieldId, value: FieldValue | null): [string, unknown][] {
  return fieldStorage(field).as === 'builder-number' ? [] : [[fieldName(field), value]]
}

/**
 * The values that a submission has for a community: as an editor corrected them, else as they were
 * submitted. Rejected values and those that cannot be stored are left out. `null` for a row without a
 * community of the guide.
 */
export async function submittedCommunity(
  submission: number,
  record: string,
): Promise<SubmittedCommunity | null> {
  const req = await createLocalReq({}, await payloadClient())
  const [row] = await storedRows(req, submission, [record])
  if (!row?.compared || row.kind !== 'community' || row.listing_id === null) return null
  const decisions = await readDecisions(req, submission, [record])
  const values = row.compared.changes.flatMap(({ field, state, to }) => {
    const decision = decisions.find(({ target }) => target === field)
    if (decision?.choice === 'reject') return []
    if (decision?.typed) return fieldOfForm(field, decision.typed.value)
    const isUsable = state === 'ready' || (state === 'unclear' && to !== null)
    return isUsable ? fieldOfForm(field, to) : []
  })
  return { community: row.listing_id, values: Object.fromEntries(values) }
}

import type { CollectionBeforeChangeHook, RelationshipField } from 'payload'
import { staff } from '@/access/staff'
import { onceFilled } from './once-filled'

/**
 * The submission that a version of a listing comes from. Applying a submission writes it
 * (`src/data/submissions/apply.ts`).
 */
export const submissionSource: RelationshipField = {
  name: 'submission',
  label: 'From the submission',
  type: 'relationship',
  relationTo: 'submissions',
  maxDepth: 0,
  access: { read: staff },
  admin: { position: 'sidebar', readOnly: true, condition: onceFilled('submission') },
}

/** A version that is saved in another way does not come from a submission. */
export const clearSubmission: CollectionBeforeChangeHook = ({ data }) => ({
  ...data,
  submission: null,
})

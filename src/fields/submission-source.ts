import type { CollectionBeforeChangeHook, RelationshipField } from 'payload'
import { staff } from '@/access/staff'
import { onceFilled } from './once-filled'

declare module 'payload' {
  export interface RequestContext {
    /** The submission that is applied. */
    submission?: number
    /** The submission that is undone. */
    undoneSubmission?: number
  }
}

const submission = (name: string, label: string): RelationshipField => ({
  name,
  label,
  type: 'relationship',
  relationTo: 'submissions',
  maxDepth: 0,
  access: { read: staff },
  admin: { position: 'sidebar', readOnly: true, condition: onceFilled(name) },
})

/** The submission that a version of a listing comes from, by applying or by undoing it. */
export const submissionSource: readonly RelationshipField[] = [
  submission('submission', 'From the submission'),
  submission('undoneSubmission', 'Undo of the submission'),
]

/** A version that is saved in another way does not come from a submission. */
export const noteSubmission: CollectionBeforeChangeHook = ({ data, req: { context } }) => ({
  ...data,
  submission: context.submission ?? null,
  undoneSubmission: context.undoneSubmission ?? null,
})

import type { Field } from 'payload'
import { staff } from '@/access/staff'
import { reviewStates } from '@/domain/review/review-states'
import { selectOptions } from './select-options'

/** The review state of a document. Only hooks write it. */
export const reviewFields: Field[] = [
  {
    name: 'reviewState',
    label: 'Review',
    type: 'select',
    enumName: 'enum_review_state',
    defaultValue: 'none',
    index: true,
    options: selectOptions(reviewStates),
    access: { read: staff },
    admin: {
      position: 'sidebar',
      readOnly: true,
      condition: ({ reviewState }) => Boolean(reviewState) && reviewState !== 'none',
    },
  },
  {
    name: 'reviewLog',
    type: 'json',
    access: { read: staff },
    admin: { hidden: true, components: { Diff: '@/admin/review/review-diff#ReviewDiff' } },
  },
  {
    name: 'reviewPanel',
    type: 'ui',
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '@/admin/review/review-panel#ReviewPanel' },
    },
  },
]

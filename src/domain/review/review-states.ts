import type { Option } from '../enums'

/** How far a draft is. Apart from the enumerations that the scripts of public pages have. */
/** Review states of a document, from draft to approval. */
export const reviewStates = [
  { value: 'none', label: 'Not submitted' },
  { value: 'submitted', label: 'Submitted' },
  { value: 'changes-requested', label: 'Changes requested' },
  { value: 'approved', label: 'Approved' },
] as const satisfies readonly Option[]

export type ReviewState = (typeof reviewStates)[number]['value']

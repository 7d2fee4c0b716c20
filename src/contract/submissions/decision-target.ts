import { z } from 'zod/mini'
import { fieldId } from './record'

/** Subjects of a decision, besides a field: */
export const rowTargets = [
  /** the plan of a home, */
  'plan',
  /** a new listing as a whole, */
  'listing',
  /** which listing a row is, */
  'match',
  /** a listing that was not submitted. */
  'missing',
] as const

export const decisionTarget = z.union([z.enum(rowTargets), fieldId])
export type DecisionTarget = z.infer<typeof decisionTarget>

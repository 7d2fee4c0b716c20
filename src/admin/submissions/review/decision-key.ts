import type { DecisionTarget } from '@/contract/submissions/review'

/** The key of a decision among all of a submission. */
export const decisionKey = (record: string, target: DecisionTarget): string => `${record} ${target}`

import { hoursSince } from '../time/age'

/** The site promises an answer within 24 hours; the dashboard warns four hours earlier. */
export const ANSWER_WITHIN_HOURS = 24
const ANSWER_LATE_HOURS = 20

/** Whether a new lead has waited so long that the promised answer time is at risk. */
export function isAnswerLate(createdAt: string, now: Date): boolean {
  return hoursSince(createdAt, now) >= ANSWER_LATE_HOURS
}

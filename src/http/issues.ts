import type { z } from 'zod/mini'
import type { Problem } from '@/contract/problem'

/** Converts zod issues to the API's `errors`: a dotted path and a message each. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): NonNullable<Problem['errors']> {
  return issues.map(({ path, message }) => ({
    path: path.map(String).join('.') || '(body)',
    message,
  }))
}

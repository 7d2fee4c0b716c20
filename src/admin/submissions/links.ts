import { adminPaths } from '@/config/admin-paths'
import type { Way } from './intake/ways'

/** The page of a new submission, of a builder and in one of the ways if they are given. */
export function newSubmissionHref(builder?: number, way: Way = 'upload'): string {
  const query = new URLSearchParams()
  if (builder !== undefined) query.set('builder', String(builder))
  if (way !== 'upload') query.set('way', way)
  return query.size === 0 ? adminPaths.newSubmission : `${adminPaths.newSubmission}?${query}`
}

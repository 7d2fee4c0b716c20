import { adminPaths } from '@/config/admin-paths'

/** The page of a new submission, of a builder if one is given. */
export const newSubmissionHref = (builder?: number): string =>
  builder === undefined
    ? adminPaths.newSubmission
    : `${adminPaths.newSubmission}?builder=${builder}`

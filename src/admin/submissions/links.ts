import { paths } from '@/config/paths'

/** The page of a new submission, of a builder if one is given. */
export const newSubmissionHref = (builder?: number): string =>
  builder === undefined ? paths.newSubmission : `${paths.newSubmission}?builder=${builder}`

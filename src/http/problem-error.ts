import type { Problem } from '@/contract/problem'

/** An error of a handler; the wrapper converts it to problem+json. */
export class ProblemError extends Error {
  readonly problem: Problem
  readonly headers: Readonly<Record<string, string>>

  constructor(problem: Problem, headers: Readonly<Record<string, string>> = {}) {
    super(problem.detail)
    this.problem = problem
    this.headers = headers
  }
}

type FieldErrors = NonNullable<Problem['errors']>

/** The errors of the API, each with its status and a message that says what to do. */
export const refuse = {
  badQuery: (errors: FieldErrors) =>
    new ProblemError({
      title: 'Bad Request',
      status: 400,
      detail: errors.map(({ path, message }) => `${path}: ${message}`).join('; '),
      errors,
    }),
  badBody: (errors: FieldErrors) =>
    new ProblemError({
      title: 'Bad Request',
      status: 400,
      detail: 'Some fields are not valid.',
      errors,
    }),
  notJson: () =>
    new ProblemError({ title: 'Bad Request', status: 400, detail: 'The body is not valid JSON.' }),
  foreignOrigin: () =>
    new ProblemError({
      title: 'Forbidden',
      status: 403,
      detail: 'This request must come from the site.',
    }),
  notSignedIn: () =>
    new ProblemError(
      { title: 'Unauthorized', status: 401, detail: 'Sign in to the back office first.' },
      { 'www-authenticate': 'Cookie realm="back office"' },
    ),
  roleTooLow: () =>
    new ProblemError({
      title: 'Forbidden',
      status: 403,
      detail: 'Only editors and admins can do this.',
    }),
  notFound: (detail: string) => new ProblemError({ title: 'Not Found', status: 404, detail }),
  method: (allow: string) =>
    new ProblemError(
      { title: 'Method Not Allowed', status: 405, detail: `This path accepts ${allow}.` },
      { allow },
    ),
  conflict: (detail: string) => new ProblemError({ title: 'Conflict', status: 409, detail }),
  tooLarge: (limit: number) =>
    new ProblemError({
      title: 'Content Too Large',
      status: 413,
      detail: `The body can be at most ${limit / 1024} KB.`,
    }),
  notJsonType: () =>
    new ProblemError({
      title: 'Unsupported Media Type',
      status: 415,
      detail: 'Send the body as application/json.',
    }),
  notFormType: () =>
    new ProblemError({
      title: 'Unsupported Media Type',
      status: 415,
      detail: 'Send the body as a form.',
    }),
  notForm: () =>
    new ProblemError({ title: 'Bad Request', status: 400, detail: 'The body is not a form.' }),
  unknownReference: (path: string, detail: string) =>
    new ProblemError({
      title: 'Unprocessable Content',
      status: 422,
      detail,
      errors: [{ path, message: detail }],
    }),
  internal: () =>
    new ProblemError({
      title: 'Internal Server Error',
      status: 500,
      detail: 'Something went wrong on our side. Please try again.',
    }),
  unavailable: (
    detail = 'The guide cannot reach its database right now. Please try again in a moment.',
  ) =>
    new ProblemError({ title: 'Service Unavailable', status: 503, detail }, { 'retry-after': '5' }),
} as const

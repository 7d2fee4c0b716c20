import { ProblemError, refuse } from '../problem-error'
import { BODY_LIMIT } from '../read-body'

/** An error of an operation. */
export interface OperationError {
  readonly status: number
  /** When the error is returned. */
  readonly meaning: string
  /** Examples of the error responses, by name. */
  readonly examples: Readonly<Record<string, ProblemError>>
}

/** The error of the server in front of Next (server/limits/send-429.ts). */
const tooMany = new ProblemError(
  {
    title: 'Too Many Requests',
    status: 429,
    detail: 'Too many requests from your address. Please try again in 5 minutes.',
  },
  { 'retry-after': '300' },
)

/** Errors that are the same for all operations, by component name. */
export const sharedErrors: Readonly<Record<string, OperationError>> = {
  Unauthorized: {
    status: 401,
    meaning: 'The request is not authenticated.',
    examples: { stranger: refuse.notSignedIn() },
  },
  MethodNotAllowed: {
    status: 405,
    meaning: 'The path does not support this method. `Allow` lists the supported methods.',
    examples: { notAllowed: refuse.method('GET, HEAD, OPTIONS') },
  },
  ContentTooLarge: {
    status: 413,
    meaning: `The body is longer than ${BODY_LIMIT / 1024} KB.`,
    examples: { tooLarge: refuse.tooLarge(BODY_LIMIT) },
  },
  UnsupportedMediaType: {
    status: 415,
    meaning: 'The body’s content type is not `application/json`.',
    examples: { otherType: refuse.notJsonType() },
  },
  TooManyRequests: {
    status: 429,
    meaning:
      'Too many requests from one IP address. `Retry-After` is the number of seconds to wait.',
    examples: { tooMany },
  },
  InternalServerError: {
    status: 500,
    meaning: 'A server error. The server log has details under the response’s `X-Request-Id`.',
    examples: { fault: refuse.internal() },
  },
  ServiceUnavailable: {
    status: 503,
    meaning: 'The database is unavailable. `Retry-After` is the number of seconds to wait.',
    examples: { unavailable: refuse.unavailable() },
  },
}

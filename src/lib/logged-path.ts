/** A path for the log, without the token that authorizes a builder to submit. */
export const loggedPath = (path: string): string =>
  path.replace(/^\/submit\/[^/]+/, '/submit/[token]')

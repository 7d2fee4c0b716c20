/** The maximum length of a path in the log. */
const LENGTH = 300

/**
 * Returns a path for the log: cut, and without the tokens that authorize a builder to submit and a
 * user to choose a password.
 */
export const loggedPath = (path: string): string =>
  path.slice(0, LENGTH).replace(/^\/(submit|admin\/reset)\/[^/]+/, '/$1/[token]')

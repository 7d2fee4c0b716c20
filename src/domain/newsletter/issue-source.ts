/** The query parameter that says, without a person, that a visit began in an issue. */
export const SOURCE = 'source'

const PREFIX = 'newsletter-'

/** The value of the parameter for an issue. */
export const issueSource = (slug: string): string => `${PREFIX}${slug}`

/** The slug of the issue in which a visit began: `?source=newsletter-june` -> `june`. */
export function findSourceIssue(query: string): string | null {
  const source = new URLSearchParams(query).get(SOURCE)
  return source?.startsWith(PREFIX) ? source.slice(PREFIX.length) : null
}

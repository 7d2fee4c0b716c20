const withToken = (path: string, token: string): string =>
  `${path}?token=${encodeURIComponent(token)}`

const submit = (token: string): string => `/submit/${encodeURIComponent(token)}`

/** The paths that emails link to. The token in each one authorizes what its page does. */
export const emailedPaths = {
  unsubscribe: (token: string) => withToken('/newsletter/unsubscribe', token),
  newsletterPreferences: (token: string) => withToken('/newsletter/preferences', token),
  confirmSubscription: (token: string) => withToken('/newsletter/confirm', token),
  /** The report of a builder for a month. */
  builderReport: (token: string) => withToken('/builder-report', token),
  /** Where a builder sends an update, and where its form posts. */
  submit,
  submitFile: (token: string) => `${submit(token)}/send`,
  /** The builder's published listings in our layout. */
  submitLayout: (token: string) => `${submit(token)}/listings.csv`,
} as const

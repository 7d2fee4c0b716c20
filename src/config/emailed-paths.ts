const withToken = (path: string, token: string): string =>
  `${path}?token=${encodeURIComponent(token)}`

const submit = (token: string): string => `/submit/${encodeURIComponent(token)}`

/** The paths that emails link to. The token in each one authorizes what its page does. */
export const emailedPaths = {
  /** An issue of the newsletter counts who unsubscribed by its link. */
  unsubscribe: (token: string, issue?: number) =>
    withToken('/newsletter/unsubscribe', token) + (issue === undefined ? '' : `&issue=${issue}`),
  newsletterPreferences: (token: string) => withToken('/newsletter/preferences', token),
  confirmSubscription: (token: string) => withToken('/newsletter/confirm', token),
  /** All email alerts of a reader. */
  alerts: (token: string) => withToken('/alerts', token),
  /** Where alerts are stopped, also by the one click of a mail program. */
  stopAlerts: (token: string) => withToken('/alerts/stop', token),
  /** Where a buyer says whether a lead was answered. */
  leadAnswer: (token: string, answer?: 'yes' | 'not-yet') =>
    withToken('/lead-answer', token) + (answer ? `&answer=${answer}` : ''),
  /** The report of a builder for a month. */
  builderReport: (token: string) => withToken('/builder-report', token),
  /** Where a builder sends an update, and where its form posts. */
  submit,
  submitFile: (token: string) => `${submit(token)}/send`,
  /** Where a builder says that nothing changed. */
  submitUnchanged: (token: string) => `${submit(token)}/unchanged`,
  /** The check that tells how a file is read, before it is sent. */
  checkFile: (token: string) => `${submit(token)}/check`,
  /** The builder's published listings in our layout. */
  submitLayout: (token: string) => `${submit(token)}/listings.csv`,
} as const

/** The words of the monthly email to a builder until an editor changes them in the site settings. */
export const defaultReportEmail = {
  subject: 'Your {month} report from the {publisher}',
  text: `Hello {builder},

Here is what home buyers did with your listings in {month}. The numbers below are the short version; the full report shows each community.

Questions, or something to update? Just reply to this email.`,
}

/** What every screen says about an email when no mail server is set up. */
export const NOT_SENT = 'Email isn’t set up, so nothing was sent.'

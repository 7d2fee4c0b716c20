/** The header in which a form sends the token it got when it was shown. */
export const FORM_TOKEN_HEADER = 'x-form-token'

/** Nobody fills a form in less than this many milliseconds. */
export const MIN_FILL_MS = 2000

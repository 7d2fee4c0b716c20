/** The request header for the form token. */
export const FORM_TOKEN_HEADER = 'x-form-token'

/** Minimum time to fill in a form, in milliseconds. Faster submissions are treated as spam. */
export const MIN_FILL_MS = 2000

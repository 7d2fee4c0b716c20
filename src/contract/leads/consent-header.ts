/**
 * The request header with the sentence that a form showed beside its button, URL-encoded. It is not
 * in the body, which has the fields of the specification alone.
 */
export const FORM_CONSENT_HEADER = 'x-form-consent'

const CONSENT_MAX_LENGTH = 4000

/** The sentence, or `null` without one, and for a text that is too long or not encoded. */
export function readConsent(headers: Headers): string | null {
  try {
    const text = decodeURIComponent(headers.get(FORM_CONSENT_HEADER) ?? '').trim()
    return text.length > 0 && text.length <= CONSENT_MAX_LENGTH ? text : null
  } catch {
    return null
  }
}

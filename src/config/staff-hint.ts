/**
 * A cookie that the back office sets to tell the site's scripts that the visitor may be staff. It
 * does not authenticate; the session cookie is HttpOnly.
 */
export const STAFF_HINT = 'guide-staff'

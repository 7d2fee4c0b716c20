/**
 * The cookie that the back office leaves for the site's scripts: worth asking whether staff look at
 * a page. It lets nobody in; the session's own cookie is kept from scripts.
 */
export const STAFF_HINT = 'guide-staff'

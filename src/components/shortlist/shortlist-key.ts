/** localStorage key of the shortlist. */
export const SHORTLIST_KEY = 'shortlist'

/** Event of the window after a change on this page. */
export const SHORTLIST_CHANGED = 'shortlist-changed'

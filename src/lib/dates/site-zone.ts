/** The time zone of all displayed times, regardless of server and visitor. */
export const SITE_ZONE = 'America/Chicago'

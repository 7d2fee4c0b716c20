const MEGABYTE = 1024 * 1024

/** The largest request body that the server accepts, in bytes. */
export const BODY_MAX_BYTES = MEGABYTE

/**
 * The same for the back office's API, whose callers upload pictures and lists. Only signed-in
 * callers may send more than `BODY_MAX_BYTES` there.
 */
export const UPLOAD_MAX_BYTES = 13 * MEGABYTE

const MEGABYTE = 1024 * 1024

/** Maximum size of a request body, in bytes. */
export const BODY_MAX_BYTES = MEGABYTE

/**
 * Maximum body size of the back office API, which accepts uploads of images and lists. Only
 * signed-in users may send more than `BODY_MAX_BYTES` there.
 */
export const UPLOAD_MAX_BYTES = 13 * MEGABYTE

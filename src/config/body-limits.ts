const MEGABYTE = 1024 * 1024

/** Maximum size of a request body, in bytes. */
export const BODY_MAX_BYTES = MEGABYTE

/**
 * Maximum body size where files are uploaded. Only signed-in users may send more than
 * `BODY_MAX_BYTES` to the back office API, and only a builder with a valid link to its page.
 */
export const UPLOAD_MAX_BYTES = 13 * MEGABYTE

/** Whether files are uploaded to a path. */
export const takesUploads = (path: string): boolean =>
  path.startsWith('/cms/api/') || path.startsWith('/submit/')

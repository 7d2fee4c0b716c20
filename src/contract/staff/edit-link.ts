import { z } from 'zod/mini'

/**
 * The back office URL of a page's content; `null` if the page cannot be edited or the user is not
 * staff.
 */
export const editLink = z.object({ href: z.nullable(z.string()) })

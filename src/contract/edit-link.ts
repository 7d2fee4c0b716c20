import { z } from 'zod/mini'

/** Where staff edit what a page shows; `null` for a page of nobody's, and for anybody else. */
export const editLink = z.object({ href: z.nullable(z.string()) })

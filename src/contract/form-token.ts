import { z } from 'zod/mini'

/** Answer of `GET /api/form-token`. */
export const formToken = z.object({ token: z.string() })

import { z } from 'zod/mini'

/** Response of `GET /api/form-token`. */
export const formToken = z.object({ token: z.string() })

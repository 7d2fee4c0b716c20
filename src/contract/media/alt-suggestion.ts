import { z } from 'zod/mini'

/** An alt text for a picture, from where it is used; `null` where nothing can be said. */
export const altSuggestion = z.object({ suggestion: z.nullable(z.string()) })

import type { z } from 'zod/mini'

/** Parses a JSON body. `null` if it is not JSON or does not match the schema. */
export function parseBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  body: string,
): z.output<Schema> | null {
  try {
    return schema.safeParse(JSON.parse(body)).data ?? null
  } catch {
    return null
  }
}

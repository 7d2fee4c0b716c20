import type { ClientBase } from 'pg'
import { z } from 'zod'

/** The same as `queryRows` for a connection without Payload. */
export async function queryClient<Row>(
  client: Pick<ClientBase, 'query'>,
  row: z.core.$ZodType<Row>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await client.query(text, values)
  return z.array(row).parse(rows)
}

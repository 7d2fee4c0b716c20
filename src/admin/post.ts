import { z } from 'zod/mini'

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) })

type Outcome<Answer> =
  | { readonly answer: Answer; readonly problem?: never }
  | { readonly answer?: never; readonly problem: string }

/** Asks an endpoint of the back office for a deed; answers what it said, or why it did nothing. */
export async function post<Answer>(
  address: string,
  shape: z.ZodMiniType<Answer>,
): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(address, { method: 'POST', credentials: 'same-origin' })
    const body: unknown = await response.json()
    if (response.ok) return { answer: shape.parse(body) }
    const said = refusal.safeParse(body)
    return {
      problem: said.data?.errors[0]?.message ?? `The server answered ${response.status}.`,
    }
  } catch {
    return { problem: 'The server cannot be reached. Please try again.' }
  }
}

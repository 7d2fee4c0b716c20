import { z } from 'zod/mini'

const refusal = z.object({ errors: z.array(z.object({ message: z.string() })) })

/** Asks the server to send a delivery, or the letter about a lead, again; answers why not. */
export async function sendAgain(
  api: string,
  collection: string,
  id: number | string,
): Promise<string | undefined> {
  try {
    const address = `${api}/${collection}/${id}/send-again`
    const answer = await fetch(address, { method: 'POST', credentials: 'same-origin' })
    if (answer.ok) return undefined
    const said = refusal.safeParse(await answer.json())
    return said.data?.errors[0]?.message ?? `The server answered ${answer.status}.`
  } catch {
    return 'The server cannot be reached. Please try again.'
  }
}

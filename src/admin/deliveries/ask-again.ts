import { z } from 'zod/mini'
import { post } from '../post'

/** Asks the server to send a delivery, or the letter about a lead, again; answers why not. */
export async function sendAgain(
  api: string,
  collection: string,
  id: number | string,
): Promise<string | undefined> {
  const { problem } = await post(`${api}/${collection}/${id}/send-again`, z.looseObject({}))
  return problem
}

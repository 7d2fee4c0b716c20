import { askApi } from '../ask-api'

/** Asks the server to send a delivery, or the letter about a lead, again; answers why not. */
export async function sendAgain(
  collection: string,
  id: number | string,
): Promise<string | undefined> {
  const { refusal } = await askApi(`/${collection}/${id}/send-again`)
  return refusal
}

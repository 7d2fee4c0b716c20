import { askApi } from '../ask-api'

/**
 * Asks the server to send a delivery, or the email about a lead, again. Returns an error message on
 * failure.
 */
export async function sendAgain(
  collection: string,
  id: number | string,
): Promise<string | undefined> {
  const { refusal } = await askApi(`/${collection}/${id}/send-again`)
  return refusal
}

import { callAdminApi } from '../api-client'

/**
 * Asks the server to send a delivery, or the email about a lead, again. Returns an error message on
 * failure.
 */
export async function resend(collection: string, id: number | string): Promise<string | undefined> {
  const { error } = await callAdminApi(`/${collection}/${id}/send-again`)
  return error
}

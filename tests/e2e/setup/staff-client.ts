import type { Guide } from './guide'
import { admin } from './prepared-folder'

interface Saved {
  readonly doc: { readonly id: number }
}

interface Sent {
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** A client of Payload's REST API that is signed in as the first admin. */
export interface StaffClient {
  readonly token: string
  send(guide: Guide, method: string, path: string, sent?: Sent): Promise<Response>
  /** Sends a request that must succeed, and returns its JSON. */
  succeed<Result = Saved>(
    guide: Guide,
    method: string,
    path: string,
    body?: object,
  ): Promise<Result>
}

/** Signs in at a guide. The session is valid at all guides on its database. */
export async function staffClient(guide: Guide): Promise<StaffClient> {
  const client = { token: '', send, succeed }
  const { token } = await succeed<{ token: string }>(guide, 'POST', 'users/login', admin)
  return Object.assign(client, { token })

  function send({ url }: Guide, method: string, path: string, { body, headers }: Sent = {}) {
    const own = new Headers({ 'content-type': 'application/json', ...headers })
    if (client.token) own.set('authorization', `JWT ${client.token}`)
    return fetch(`${url}/cms/api/${path}`, {
      method,
      headers: own,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  }

  async function succeed<Result>(own: Guide, method: string, path: string, body?: object) {
    const response = await send(own, method, path, body ? { body } : {})
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
    return JSON.parse(text) as Result
  }
}

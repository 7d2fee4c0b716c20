import { z } from 'zod'

/** A community that is published when it is saved. */
export const publishedCommunity = (slug: string) => ({
  name: slug,
  slug,
  location: '100 Main St, Boerne, Texas 78006',
  city: 'Boerne',
  county: 'kendall',
  status: 'available',
  _status: 'published',
})

/** Signs in to a server, and returns the headers of the requests of an editor. */
export async function signIn(
  url: string,
  account: Readonly<Record<'email' | 'password', string>>,
): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(account)
  const response = await fetch(`${url}/cms/api/users/login`, { method: 'POST', headers, body })
  const { token } = z.object({ token: z.string() }).parse(await response.json())
  return { ...headers, authorization: `JWT ${token}` }
}

/** Publishes a community. Throws when it is not stored. */
export async function publishCommunity(
  url: string,
  headers: Readonly<Record<string, string>>,
  slug: string,
): Promise<void> {
  const body = JSON.stringify(publishedCommunity(slug))
  const response = await fetch(`${url}/cms/api/communities`, { method: 'POST', headers, body })
  if (response.status !== 201) throw new Error(`Not published: ${await response.text()}`)
}

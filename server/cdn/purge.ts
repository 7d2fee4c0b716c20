import type { Cdn } from '@/config/cdn-headers'
import type { Env } from '@/config/env'

/** Purges everything with one of the tags. Rejects when the CDN did not confirm it. */
export type Purge = (tags: readonly string[]) => Promise<void>

type Settings = Pick<Env, 'CDN' | 'CDN_PURGE_URL' | 'CDN_SERVICE' | 'CDN_TOKEN'>

/** Milliseconds after which a purge that is not answered has failed. */
const TIMEOUT = 5000

/** The requests of each CDN, which confirm with 200. */
const requests: Readonly<
  Record<Cdn, (tags: readonly string[], settings: Settings) => [url: string, init: RequestInit]>
> = {
  // The request that deploy/varnish/guide.vcl answers.
  varnish: (tags, { CDN_PURGE_URL = '' }) => [
    CDN_PURGE_URL,
    { method: 'PURGE', headers: { 'xkey-purge': tags.join(' ') } },
  ],
  // https://www.fastly.com/documentation/reference/api/purging/#bulk-purge-tag
  fastly: (tags, { CDN_PURGE_URL = 'https://api.fastly.com', CDN_SERVICE, CDN_TOKEN = '' }) => [
    `${CDN_PURGE_URL}/service/${CDN_SERVICE}/purge`,
    { method: 'POST', headers: { 'fastly-key': CDN_TOKEN, 'surrogate-key': tags.join(' ') } },
  ],
  // https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/
  cloudflare: (tags, { CDN_PURGE_URL = 'https://api.cloudflare.com', CDN_SERVICE, CDN_TOKEN }) => [
    `${CDN_PURGE_URL}/client/v4/zones/${CDN_SERVICE}/purge_cache`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${CDN_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags }),
    },
  ],
}

/** The purge of the CDN in the settings; `undefined` without one. */
export function createPurge(settings: Settings): Purge | undefined {
  const { CDN } = settings
  if (!CDN) return undefined
  return async (tags) => {
    const [url, init] = requests[CDN](tags, settings)
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The CDN answered ${response.status} to a purge.`)
  }
}

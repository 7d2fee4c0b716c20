import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import type { Redirect } from '@/payload-types'
import { cached } from './cached'
import { pathOfDocument } from './document-path'
import { payloadClient } from './payload'

interface RedirectTarget {
  from: string
  to: string
  isPermanent: boolean
}

/** Where a redirect leads: a document's own page, or the address that was typed. */
function targetOf({ to }: Redirect): string | null {
  if (to?.type === 'custom') return to.url ?? null
  return to?.reference ? pathOfDocument(to.reference.relationTo, to.reference.value) : null
}

async function readRedirects(): Promise<RedirectTarget[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'redirects',
    overrideAccess: false,
    depth: 1,
    pagination: false,
  })
  return docs.flatMap((redirect) => {
    const to = targetOf(redirect)
    if (!to) return []
    return [
      { from: redirect.from, to, isPermanent: redirect.type === '301' || redirect.type === '308' },
    ]
  })
}

/** Where an old path leads, `null` when nobody said. */
export async function redirectFrom(path: string): Promise<RedirectTarget | null> {
  const { redirects: own, communities, builders, blog, resources } = cacheTags
  const tags = [own, communities, builders, blog, resources]
  const redirects = await cached(['redirects'], tags, readRedirects)
  return redirects.find(({ from }) => from === path) ?? null
}

import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import { followRedirects, type Redirect, redirectPath } from '@/domain/redirects/redirect'
import type { Redirect as StoredRedirect } from '@/payload-types'
import { cached } from '../cached'
import { payloadClient } from '../payload'
import { pathOfDocument } from '../staff/document-path'

/** The target path of a redirect: the page of a document, or a custom URL. */
function targetOf({ to }: StoredRedirect): string | null {
  if (to?.type === 'custom') return to.url ?? null
  return to?.reference ? pathOfDocument(to.reference.relationTo, to.reference.value) : null
}

const address = { slug: true, _status: true } as const

async function readRedirects(): Promise<Redirect[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'redirects',
    overrideAccess: false,
    depth: 1,
    pagination: false,
    populate: {
      communities: address,
      builders: address,
      'blog-posts': address,
      'helpful-articles': address,
      resources: { ...address, category: true },
    },
  })
  return docs.flatMap((redirect) => {
    const to = targetOf(redirect)
    if (!to) return []
    const isPermanent = redirect.type === '301' || redirect.type === '308'
    return [{ from: redirectPath(redirect.from), to, isPermanent }]
  })
}

/**
 * Follows the redirects from a path to the final target, or returns `null`. Called only for unknown
 * paths, so existing pages have no overhead.
 */
export async function redirectFrom(path: string): Promise<Redirect | null> {
  const { redirects: own, communities, builders, blog, resources } = cacheTags
  const tags = [own, communities, builders, blog, resources]
  const redirects = await cached(['redirects'], tags, readRedirects)
  return followRedirects(new Map(redirects.map((redirect) => [redirect.from, redirect])), path)
}

import 'server-only'
import { cacheTags } from '@/lib/cache-tags'
import { paths } from '@/lib/paths'
import type { Redirect } from '@/payload-types'
import { cached } from './cached'
import { payloadClient } from './payload'

interface RedirectTarget {
  from: string
  to: string
  isPermanent: boolean
}

const pathOf = {
  communities: paths.community,
  builders: paths.builder,
  'blog-posts': paths.blogPost,
  resources: (slug: string) => `${paths.resources}/${encodeURIComponent(slug)}`,
} as const

/** Where a redirect leads: a document's own path, or the address that was typed. */
function targetOf({ to }: Redirect): string | null {
  if (to?.type === 'custom') return to.url ?? null
  const reference = to?.reference
  if (!reference || typeof reference.value !== 'object') return null
  return reference.value.slug ? pathOf[reference.relationTo](reference.value.slug) : null
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
  const redirects = await cached(
    ['redirects'],
    [cacheTags.redirects, cacheTags.communities, cacheTags.builders, cacheTags.blog],
    readRedirects,
  )
  return redirects.find(({ from }) => from === path) ?? null
}

import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { cacheScope } from '@/lib/cache-scope'

/**
 * Responds with `notice` and status 404, or 410 for what was there and will not come back. Next has no way to set the status of a rendered page, and
 * leaves a page that calls `notFound()` to the browser, where it is blank without scripts
 * (vercel/next.js#62228). The server around Next sets the status; without that server,
 * `notFound()` does.
 */
export function notFoundWith(notice: ReactNode, status: 404 | 410 = 404): ReactNode {
  const scope = cacheScope.getStore()
  if (!scope) notFound()
  scope.respondWith(status)
  return (
    <>
      <meta name="robots" content="noindex" />
      {notice}
    </>
  )
}

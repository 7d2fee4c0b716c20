import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { cacheScope } from '@/lib/cache-scope'

/**
 * Responds with `notice` and status 404. Next has no way to set the status of a rendered page, and
 * leaves a page that calls `notFound()` to the browser, where it is blank without scripts
 * (vercel/next.js#62228). The server around Next sets the status; without that server,
 * `notFound()` does.
 */
export function notFoundWith(notice: ReactNode): ReactNode {
  const scope = cacheScope.getStore()
  if (!scope) notFound()
  scope.respondWith(404)
  return (
    <>
      <meta name="robots" content="noindex" />
      {notice}
    </>
  )
}

import type { ReactNode } from 'react'
import { notFoundMarker } from '@/lib/not-found-marker'

/** A page with status 404 that search engines do not index. */
export function NotFoundPage({ children }: { children: ReactNode }) {
  return (
    <>
      <meta {...notFoundMarker} />
      <meta name="robots" content="noindex" />
      {children}
    </>
  )
}

import type { ReactNode } from 'react'
import { notFoundMark } from '@/lib/not-found-mark'

/** A page with status 404 that search engines do not index. */
export function NotFoundPage({ children }: { children: ReactNode }) {
  return (
    <>
      <meta {...notFoundMark} />
      <meta name="robots" content="noindex" />
      {children}
    </>
  )
}

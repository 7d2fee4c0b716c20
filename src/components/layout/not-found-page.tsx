import type { ReactNode } from 'react'
import { notFoundMark } from '@/lib/not-found-mark'

/** A page that is answered with 404, and kept out of search engines. */
export function NotFoundPage({ children }: { children: ReactNode }) {
  return (
    <>
      <meta {...notFoundMark} />
      <meta name="robots" content="noindex" />
      {children}
    </>
  )
}

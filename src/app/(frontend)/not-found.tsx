import type { Metadata } from 'next'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { notFoundWords } from '@/content/not-found'

export const metadata: Metadata = { title: notFoundWords.page.title }

/**
 * The 404 page for requests that Next rejects itself. It is part of the payload of every page, so
 * it is short.
 */
export default function NotFound() {
  return <NotFoundNotice {...notFoundWords.page} />
}

import type { Metadata } from 'next'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { notFoundWords } from '@/content/not-found'

export const metadata: Metadata = { title: notFoundWords.page.title }

/** Next's own, for what it refuses itself. Every page carries it along, unseen: so it is short. */
export default function NotFound() {
  return <NotFoundNotice {...notFoundWords.page} />
}

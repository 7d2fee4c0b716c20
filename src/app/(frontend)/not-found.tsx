import type { Metadata } from 'next'
import { NotFoundNotice } from '@/components/layout/not-found-notice'
import { paths } from '@/lib/paths'

export const metadata: Metadata = { title: 'Page Not Found' }

/**
 * For a page that has no notice of its own. Every page carries it along, unseen: that is why the
 * one with the cards stands with the paths that lead nowhere.
 */
export default function NotFound() {
  return (
    <NotFoundNotice
      title="Page Not Found"
      text="This address leads nowhere; it may have moved or been mistyped."
      back={{ label: 'Home', path: paths.home }}
    />
  )
}

import { permanentRedirect, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { redirectFrom } from '@/data/redirects/queries'
import { withoutCopiedPunctuation } from '@/domain/redirects/copied-path'
import { notFoundWith } from './not-found-with'

/**
 * Follows a redirect defined in the admin panel for an unknown path, or redirects to the path without
 * copied punctuation, or responds with `notice` and status 404.
 */
export async function redirectOrNotFound(path: string, notice: ReactNode): Promise<ReactNode> {
  const target = await redirectFrom(path)
  if (!target) {
    const trimmed = withoutCopiedPunctuation(path)
    return trimmed ? permanentRedirect(trimmed) : notFoundWith(notice)
  }
  return target.isPermanent ? permanentRedirect(target.to) : redirect(target.to)
}

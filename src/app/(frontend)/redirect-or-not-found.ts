import { permanentRedirect, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { redirectFrom } from '@/data/redirects/queries'
import { notFoundWith } from './not-found-with'

/**
 * Follows a redirect defined in the admin panel for an unknown path, or responds with `notice` and
 * status 404.
 */
export async function redirectOrNotFound(path: string, notice: ReactNode): Promise<ReactNode> {
  const target = await redirectFrom(path)
  if (!target) return notFoundWith(notice)
  return target.isPermanent ? permanentRedirect(target.to) : redirect(target.to)
}

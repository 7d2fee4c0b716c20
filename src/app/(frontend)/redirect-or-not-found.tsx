import { permanentRedirect, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { redirectFrom } from '@/data/redirects/queries'

/**
 * Follows a redirect defined in the admin panel for an unknown path, or renders `notice` as a 404
 * page.
 */
export async function redirectOrNotFound(path: string, notice: ReactNode): Promise<ReactNode> {
  const target = await redirectFrom(path)
  if (!target) return <NotFoundPage>{notice}</NotFoundPage>
  return target.isPermanent ? permanentRedirect(target.to) : redirect(target.to)
}

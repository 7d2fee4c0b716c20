import { permanentRedirect, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { NotFoundPage } from '@/components/layout/not-found-page'
import { redirectFrom } from '@/data/redirects'

/** For a path that is no page: leads on where the back office says so, else shows `notice`. */
export async function leadOn(path: string, notice: ReactNode): Promise<ReactNode> {
  const target = await redirectFrom(path)
  if (!target) return <NotFoundPage>{notice}</NotFoundPage>
  return target.isPermanent ? permanentRedirect(target.to) : redirect(target.to)
}

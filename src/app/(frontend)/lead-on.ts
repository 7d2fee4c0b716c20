import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { redirectFrom } from '@/data/redirects'

/** For a path that is no page: leads on where the back office says so, else it is not found. */
export async function leadOn(path: string): Promise<never> {
  const target = await redirectFrom(path)
  if (!target) notFound()
  return target.isPermanent ? permanentRedirect(target.to) : redirect(target.to)
}

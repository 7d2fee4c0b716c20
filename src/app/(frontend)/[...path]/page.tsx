import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { redirectFrom } from '@/data/redirects'

interface Props {
  params: Promise<{ path: string[] }>
}

/** Every path that is no page: led on where the back office says so, else Page Not Found. */
export default async function UnknownPath({ params }: Props) {
  const { path } = await params
  const target = await redirectFrom(`/${path.map(decodeURIComponent).join('/')}`)
  if (!target) notFound()
  return target.isPermanent ? permanentRedirect(target.to) : redirect(target.to)
}

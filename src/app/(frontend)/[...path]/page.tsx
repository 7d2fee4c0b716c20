import { leadOn } from '../lead-on'

interface Props {
  params: Promise<{ path: string[] }>
}

/** Every path that is no page: led on where the back office says so, else Page Not Found. */
export default async function UnknownPath({ params }: Props) {
  const { path } = await params
  return leadOn(`/${path.join('/')}`)
}

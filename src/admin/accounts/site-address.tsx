import { env } from '@/config/env'
import { OtherProtocol } from './other-protocol'

/** Shown above the login form where signing in cannot work. */
export function SiteAddress() {
  return <OtherProtocol siteUrl={env.SITE_URL} />
}

import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { adminPaths } from '@/config/admin-paths'
import { env } from '@/config/env'
import { Logo } from '../brand/logo'
import { OtherProtocol } from './other-protocol'
import { SignInForm } from './sign-in-form'

/** The sign-in page. Payload's own has no step for a second factor. */
export function SignInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({
    fallbackTo: adminPaths.home,
    redirectTo: searchParams?.redirect ?? '',
  })
  if (initPageResult.req.user) redirect(target)
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <OtherProtocol siteUrl={env.SITE_URL} />
      <SignInForm target={target} />
    </>
  )
}

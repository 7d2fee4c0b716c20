import { DefaultTemplate } from '@payloadcms/next/templates'
import { SetStepNav } from '@payloadcms/ui'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { siteInfo } from '@/data/site/queries'
import { builderVerification, verificationQueue } from '@/data/verification/queries'
import { VERIFY_WITHIN_DAYS } from '@/domain/communities/freshness'
import { BuilderPart } from './builder'
import { VerificationQueue } from './queue'

/** The id of the builder in the address; 0 for anything that is not one. */
const idOf = (text: unknown) =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0

/**
 * The queue of builders to verify, or one of them. Payload serves custom views without an access
 * check, so the page checks the user.
 */
export async function VerificationPage({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { req, permissions, visibleEntities, locale } = initPageResult
  if (!permissions.canAccessAdmin) redirect('/admin/login?redirect=%2Fadmin%2Fverification')
  const isAllowed = req.user?.role === 'editor' || req.user?.role === 'admin'
  const now = new Date()
  const id = idOf(searchParams?.builder)
  const builder = isAllowed && id > 0 ? await builderVerification(id) : null
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      req={req}
      visibleEntities={visibleEntities}
      {...(req.user ? { user: req.user } : {})}
    >
      <SetStepNav
        nav={[
          { label: 'Verification', ...(builder ? { url: '/verification' } : {}) },
          ...(builder ? [{ label: builder.name }] : []),
        ]}
      />
      <main className="verification">
        <header>
          <h1>{builder ? builder.name : 'Verification'}</h1>
          <p>
            Listings are verified with their builder every {VERIFY_WITHIN_DAYS} days. Until then
            buyers see when, and after 60 days they are asked to confirm the price.
          </p>
        </header>
        {builder || !isAllowed ? null : (
          <p className="verification-back">
            All published listings:{' '}
            <a href="/api/listings.csv" download>
              CSV
            </a>
            <a href="/api/listings.xml" download>
              New-home feed (XML)
            </a>
          </p>
        )}
        {builder ? (
          <BuilderPart builder={builder} publisher={(await siteInfo()).name} now={now} />
        ) : isAllowed ? (
          <VerificationQueue builders={await verificationQueue(now)} now={now} />
        ) : (
          <p>Only editors and admins can do this.</p>
        )}
      </main>
    </DefaultTemplate>
  )
}

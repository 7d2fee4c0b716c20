import type { AdminViewServerProps } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { siteInfo } from '@/data/site/queries'
import { builderVerification, verificationQueue } from '@/data/verification/queries'
import { isEditor } from '@/domain/accounts/roles'
import { VERIFY_WITHIN_DAYS } from '@/domain/communities/freshness'
import { StaffPage } from '../page/staff-page'
import { BuilderPart } from './builder'
import { VerificationQueue } from './queue'

/** The id of the builder in the address; 0 for anything that is not one. */
const parseId = (text: unknown) =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0

const top = { label: 'Verification' }

/** The queue of builders to verify, or one of them. */
export async function VerificationPage(view: AdminViewServerProps) {
  const isAllowed = isEditor(view.initPageResult.req.user?.role)
  const now = new Date()
  const id = parseId(view.searchParams?.builder)
  const builder = isAllowed && id > 0 ? await builderVerification(id) : null
  return (
    <StaffPage
      view={view}
      path={adminPaths.verification}
      nav={builder ? [{ ...top, url: adminPaths.verification }, { label: builder.name }] : [top]}
      className="verification"
    >
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
    </StaffPage>
  )
}

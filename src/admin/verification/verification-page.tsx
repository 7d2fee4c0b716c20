import type { AdminViewServerProps } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { siteInfo } from '@/data/site/queries'
import { builderVerification, verificationQueue } from '@/data/verification/queries'
import { isEditor } from '@/domain/accounts/roles'
import { VERIFY_WITHIN_DAYS } from '@/domain/communities/freshness'
import { chooseReminded, describeOverdue } from '@/domain/verification/overdue'
import { reminderTemplate } from '@/domain/verification/reminder'
import { StaffPage } from '../page/staff-page'
import { BuilderPart } from './builder'
import { VerificationQueue } from './queue'
import { RemindAll } from './remind-all'

/** The id of the builder in the address; 0 for anything that is not one. */
const parseId = (text: unknown) =>
  typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 0

const top = { label: 'Verification' }

/** All builders, with the button that reminds those that are overdue. */
async function Queue({ now }: { now: Date }) {
  const builders = await verificationQueue(now)
  const { toRemind, noAddress, recent } = chooseReminded(builders, now)
  return (
    <>
      {toRemind.length > 0 ? (
        <RemindAll
          builders={toRemind.map((builder) => ({
            id: builder.id,
            name: builder.name,
            email: builder.email ?? '',
            overdue: describeOverdue(builder, now),
          }))}
          noAddress={noAddress.map(({ name }) => name)}
          recent={recent.map(({ name }) => name)}
          prepared={reminderTemplate}
        />
      ) : null}
      <VerificationQueue builders={builders} now={now} />
    </>
  )
}

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
        <Queue now={now} />
      ) : (
        <p>Only editors and admins can do this.</p>
      )}
    </StaffPage>
  )
}

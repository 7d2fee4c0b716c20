import { Link } from '@payloadcms/ui'
import type { BuilderInQueue } from '@/data/verification/queries'
import { freshness, VERIFY_WITHIN_DAYS } from '@/domain/communities/freshness'
import { plural } from '@/domain/text/plural'
import { daysSince } from '@/domain/time/age'
import { formatShortDay } from '@/lib/dates/format-date'
import { verificationHref } from './href'

/** `12 days`; a builder whose listings are verified is not overdue. */
function overdueText({ due, oldest }: BuilderInQueue, now: Date): string {
  if (due === 0) return 'Up to date'
  if (oldest === null) return 'Never verified'
  return plural(daysSince(oldest, now) - VERIFY_WITHIN_DAYS + 1, 'day', 'days')
}

/** All builders by how long they were not verified. */
export function VerificationQueue({
  builders,
  now,
}: {
  builders: readonly BuilderInQueue[]
  now: Date
}) {
  if (builders.length === 0) return <p>No builder has a published community.</p>
  return (
    <div className="guide-lines verification-queue">
      <table>
        <thead>
          <tr>
            {[
              'Builder',
              'Overdue',
              'Oldest',
              'To verify',
              'Listings',
              'Last submission',
              'Last reminder',
              'Email',
            ].map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {builders.map((builder) => {
            const { id, name, email, listings, due, oldest } = builder
            const { submittedAt, remindedAt } = builder
            const level = due === 0 ? 'fresh' : freshness(oldest, now).level
            return (
              <tr key={id}>
                <th scope="row">
                  <Link href={verificationHref(id)} prefetch={false}>
                    {name}
                  </Link>
                </th>
                <td>
                  <span className={`dashboard-row__day dashboard-row__day--${level}`}>
                    {overdueText(builder, now)}
                  </span>
                </td>
                <td>{oldest === null ? 'Never' : formatShortDay(oldest, now)}</td>
                <td>{due}</td>
                <td>{listings}</td>
                <td>{submittedAt === null ? '–' : formatShortDay(submittedAt, now)}</td>
                <td>{remindedAt === null ? '–' : formatShortDay(remindedAt, now)}</td>
                <td>{email ?? '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

import { Link } from '@payloadcms/ui'
import type { BuilderInQueue } from '@/data/verification/queries'
import { freshness } from '@/domain/communities/freshness'
import { describeOverdue } from '@/domain/verification/overdue'
import { formatShortDay } from '@/lib/dates/format-date'
import { verificationHref } from './href'

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
                    {describeOverdue(builder, now)}
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

import { Link } from '@payloadcms/ui'
import { adminPaths } from '@/config/admin-paths'
import type { BuilderEvent, BuilderVerification } from '@/data/verification/queries'
import { toRemindedListings } from '@/data/verification/reminded-listings'
import { formatPrice } from '@/domain/communities/price'
import { communityStatuses, deliveryStatuses, getLabel } from '@/domain/enums'
import { plural } from '@/domain/text/plural'
import { fillReminder, isReminderRecent, reminderTemplate } from '@/domain/verification/reminder'
import { formatShortDay, formatShortMoment } from '@/lib/dates/format-date'
import { VerifiedBadge } from '../cells/verified-badge'
import { documentHref } from '../list-links'
import { newSubmissionHref } from '../submissions/links'
import { verificationHref } from './href'
import { ReminderForm } from './reminder-form'
import { VerifyAll } from './verify-all'

interface BuilderPartProps {
  builder: BuilderVerification
  /** The name of the site. */
  publisher: string
  now: Date
}

function Listings({ listings }: Pick<BuilderVerification, 'listings'>) {
  return (
    <div className="guide-lines">
      <table>
        <thead>
          <tr>
            {['Community', 'City', 'From', 'Availability', 'Last verified'].map((column) => (
              <th scope="col" key={column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listings.map(({ id, name, city, startPrice, status, verifiedAt }) => (
            <tr key={id}>
              <th scope="row">
                <Link href={documentHref('communities', id)} prefetch={false}>
                  {name}
                </Link>
              </th>
              <td>{city}</td>
              <td>{formatPrice(startPrice)}</td>
              <td>{getLabel(communityStatuses, status)}</td>
              <td>
                <VerifiedBadge verifiedAt={verifiedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function eventText({ kind, about, delivered }: BuilderEvent): string {
  if (kind === 'reminded') {
    const outcome =
      delivered === null ? '' : `, ${getLabel(deliveryStatuses, delivered).toLowerCase()}`
    return `Reminder to ${about.join(', ')}${outcome}`
  }
  if (kind === 'submitted') return `Submission received: ${about.join(', ')}`
  if (kind === 'applied') return `Submission published: ${about.join(', ')}`
  if (kind === 'undone') return `Submission undone: ${about.join(', ')}`
  const what = about.length === 1 ? about[0] : plural(about.length, 'listing', 'listings')
  return kind === 'verified' ? `Verified ${what}` : `Verification of ${what} taken back`
}

/** The email or the submission that the event is about. */
function eventHref({ delivery, submission }: BuilderEvent): string | null {
  if (delivery !== null) return documentHref('deliveries', delivery)
  return submission === null ? null : documentHref('submissions', submission)
}

function EventLine({ event }: { event: BuilderEvent }) {
  const href = eventHref(event)
  if (href === null) return eventText(event)
  return (
    <Link href={href} prefetch={false}>
      {eventText(event)}
    </Link>
  )
}

function History({ events, now }: Pick<BuilderVerification, 'events'> & { now: Date }) {
  if (events.length === 0) return <p>Nothing yet.</p>
  return (
    <ol className="verification-history">
      {events.map((event) => (
        <li key={`${event.at} ${event.kind} ${event.by}`}>
          <time dateTime={event.at}>{formatShortMoment(event.at, now)}</time>
          <span>
            <EventLine event={event} />
          </span>
          {event.by ? <span className="verification-history__by">{event.by}</span> : null}
        </li>
      ))}
    </ol>
  )
}

/** A builder's listings in the guide, how to ask the builder, and the dates of verifications. */
export function BuilderPart({ builder, publisher, now }: BuilderPartProps) {
  const { id, name, email, remindedAt, listings, events } = builder
  const prepared = fillReminder(reminderTemplate, {
    builder: name,
    listings: toRemindedListings(listings, now),
    publisher,
  })
  return (
    <>
      <p className="verification-back">
        <Link href={verificationHref()} prefetch={false}>
          All builders
        </Link>
        <Link href={documentHref('builders', id)} prefetch={false}>
          Edit {name}
        </Link>
        <Link href={newSubmissionHref(id)} prefetch={false}>
          New submission
        </Link>
        <a href={adminPaths.builderListings(id)} download>
          Listings as a spreadsheet
        </a>
      </p>
      <section aria-labelledby="verification-listings">
        <div className="verification-heading">
          <h2 id="verification-listings">Listings</h2>
          {listings.length > 0 ? <VerifyAll builder={builder} listings={listings} /> : null}
        </div>
        <Listings listings={listings} />
      </section>
      <section aria-labelledby="verification-reminder">
        <h2 id="verification-reminder">Reminder</h2>
        {email === null ? (
          <p>Enter an email address in the builder’s form to send a reminder.</p>
        ) : (
          <ReminderForm
            key={remindedAt}
            builder={id}
            email={email}
            prepared={prepared}
            lastSent={
              remindedAt !== null && isReminderRecent(remindedAt, now)
                ? formatShortDay(remindedAt, now)
                : null
            }
          />
        )}
      </section>
      <section aria-labelledby="verification-history">
        <h2 id="verification-history">History</h2>
        <History events={events} now={now} />
      </section>
    </>
  )
}

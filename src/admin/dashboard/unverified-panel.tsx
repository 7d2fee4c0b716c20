import { Link } from '@payloadcms/ui'
import { MapPinOff, Phone } from 'lucide-react'
import type { DashboardData, UnverifiedListing } from '@/data/dashboard/types'
import { freshness, VERIFY_WITHIN_DAYS } from '@/domain/communities/freshness'
import { formatPrice } from '@/domain/communities/price'
import { parsePhones } from '@/domain/text/phone'
import { plural } from '@/domain/text/plural'
import { formatShortDay } from '@/lib/dates/format-date'
import { documentHref } from '../list-links'
import { Thumb } from '../thumb'
import { verificationHref } from '../verification/href'
import { filteredLists } from './filtered-lists'
import { Panel, Rest } from './panel'
import { VerifyButton } from './verify-button'

interface UnverifiedPanelProps {
  unverified: NonNullable<DashboardData['unverified']>
  now: Date
}

/** Listings that have not been verified for a month, oldest first. */
export function UnverifiedPanel({ unverified, now }: UnverifiedPanelProps) {
  const { total, items, published, unmapped } = unverified
  return (
    <Panel
      id="unverified"
      title="Not verified this month"
      count={total}
      emptyText="All listings are verified."
      action={
        <span className="dashboard-actions">
          <Link href={verificationHref()} prefetch={false}>
            By builder
          </Link>
          <Link href={filteredLists(now).unverified} prefetch={false}>
            View all
          </Link>
        </span>
      }
    >
      <div className="dashboard-progress">
        <progress max={published} value={published - total} aria-labelledby="verified-so-far" />
        <p id="verified-so-far">
          {published - total} of {published} verified in the last {VERIFY_WITHIN_DAYS} days
        </p>
      </div>
      {unmapped > 0 && (
        <p className="dashboard-unmapped">
          <MapPinOff aria-hidden="true" size={15} />
          <Link href={filteredLists(now).unmapped} prefetch={false}>
            {plural(unmapped, 'published community', 'published communities')}
          </Link>
          without coordinates
        </p>
      )}
      <ul className="dashboard-rows">
        {items.map((listing) => (
          <Row key={listing.id} listing={listing} now={now} />
        ))}
      </ul>
      <Rest href={filteredLists(now).unverified} total={total} shown={items.length} />
    </Panel>
  )
}

function Row({ listing, now }: { listing: UnverifiedListing; now: Date }) {
  const { id, name, city, builder, picture, startPrice, phone, verifiedAt } = listing
  const { level } = freshness(verifiedAt, now)
  return (
    <li className="dashboard-row dashboard-row--listing">
      <Thumb filename={picture} />
      <div className="dashboard-row__words">
        <Link href={documentHref('communities', id)} prefetch={false}>
          <strong>{name}</strong>
        </Link>
        <span>{[city, builder].filter(Boolean).join(', ')}</span>
      </div>
      <span className="dashboard-row__price">{formatPrice(startPrice)}</span>
      <span className={`dashboard-row__day dashboard-row__day--${level}`}>
        <span className="dashboard-hidden">Last verified: </span>
        {verifiedAt === null ? 'Never' : formatShortDay(verifiedAt, now)}
        {level === 'late' && <span className="dashboard-hidden">, long overdue</span>}
      </span>
      <span className="dashboard-row__buttons">
        {phone && (
          <a className="dashboard-button" href={parsePhones(phone)[0].href} title={phone}>
            <Phone aria-hidden="true" size={15} /> Call
            <span className="dashboard-hidden"> about {name}</span>
          </a>
        )}
        <VerifyButton id={id} name={name} verifiedAt={verifiedAt} />
      </span>
    </li>
  )
}

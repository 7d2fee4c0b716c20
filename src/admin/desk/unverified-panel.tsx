import { Link } from '@payloadcms/ui'
import { Phone } from 'lucide-react'
import type { UnverifiedListing, Work } from '@/data/desk/types'
import { freshness, VERIFY_WITHIN_DAYS } from '@/domain/desk'
import { phoneLink } from '@/domain/phone'
import { formatPrice } from '@/domain/price'
import { formatDay } from '../dates'
import { documentHref } from '../list-links'
import { Thumb } from '../thumb'
import { Panel, Rest } from './panel'
import { preparedLists } from './prepared-lists'
import { VerifyButton } from './verify-button'

interface UnverifiedPanelProps {
  unverified: NonNullable<Work['unverified']>
  now: Date
}

/** Listings that have not been verified for a month, oldest first. */
export function UnverifiedPanel({ unverified, now }: UnverifiedPanelProps) {
  const { total, items, published } = unverified
  return (
    <Panel
      id="unverified"
      title="Not verified this month"
      count={total}
      emptyWords="Every listing has been checked with its builder. Well done."
      action={
        <Link href={preparedLists(now).unverified} prefetch={false}>
          Open all
        </Link>
      }
    >
      <div className="desk-progress">
        <progress max={published} value={published - total} aria-labelledby="verified-so-far" />
        <p id="verified-so-far">
          {published - total} of {published} verified in the last {VERIFY_WITHIN_DAYS} days
        </p>
      </div>
      <ul className="desk-rows">
        {items.map((listing) => (
          <Row key={listing.id} listing={listing} now={now} />
        ))}
      </ul>
      <Rest href={preparedLists(now).unverified} total={total} shown={items.length} />
    </Panel>
  )
}

function Row({ listing, now }: { listing: UnverifiedListing; now: Date }) {
  const { id, name, city, builder, picture, startPrice, phone, verifiedAt } = listing
  const { level } = freshness(verifiedAt, now)
  return (
    <li className="desk-row desk-row--listing">
      <Thumb filename={picture} />
      <div className="desk-row__words">
        <Link href={documentHref('communities', id)} prefetch={false}>
          <strong>{name}</strong>
        </Link>
        <span>{[city, builder].filter(Boolean).join(', ')}</span>
      </div>
      <span className="desk-row__price">{formatPrice(startPrice)}</span>
      <span className={`desk-row__day desk-row__day--${level}`}>
        <span className="desk-hidden">Last checked: </span>
        {verifiedAt === null ? 'Never' : formatDay(verifiedAt, now)}
        {level === 'late' && <span className="desk-hidden">, long overdue</span>}
      </span>
      <span className="desk-row__buttons">
        {phone && (
          <a className="desk-button" href={phoneLink(phone)} title={phone}>
            <Phone aria-hidden="true" size={15} /> Call
            <span className="desk-hidden"> about {name}</span>
          </a>
        )}
        <VerifyButton id={id} name={name} />
      </span>
    </li>
  )
}

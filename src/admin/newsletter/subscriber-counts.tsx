import { Link } from '@payloadcms/ui'
import type { SubscriberFigures } from '@/data/newsletter/queries'
import { formatNumber } from '@/domain/text/format-number'
import { listHref } from '../list-links'

const withStatus = (status: string) =>
  listHref('newsletter-subscriptions', [{ status: { equals: status } }])

/** Subscriber counts. Each links to the subscribers it counts. */
export function SubscriberCounts({ figures }: { figures: SubscriberFigures }) {
  const { subscribed, waiting, unsubscribed, joined, left } = figures
  const entries = [
    { label: 'Subscribed', count: subscribed, href: withStatus('subscribed') },
    { label: 'Waiting for confirmation', count: waiting, href: withStatus('pending') },
    { label: 'Unsubscribed', count: unsubscribed, href: withStatus('unsubscribed') },
  ]
  return (
    <ul className="newsletter-counts">
      {entries.map(({ label, count, href }) => (
        <li key={label}>
          <Link href={href} prefetch={false}>
            <strong>{formatNumber(count)}</strong> {label}
          </Link>
        </li>
      ))}
      <li>
        <strong>{`+${formatNumber(joined)} −${formatNumber(left)}`}</strong> this month
      </li>
    </ul>
  )
}

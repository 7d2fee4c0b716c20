import { Link } from '@payloadcms/ui'
import type { RemainingReference } from '@/contract/personal-data/person-erasure'

const reasons = {
  address: 'mentions the email address',
  phone: 'has the same phone number',
} as const satisfies Record<RemainingReference['holds'], string>

/**
 * Documents that are not erased because they belong, or may belong, to another person. The staff
 * reviews them.
 */
export function RemainingReferencesList({
  remaining,
}: {
  remaining: readonly RemainingReference[]
}) {
  if (remaining.length === 0) return null
  return (
    <section className="erase__left" aria-labelledby="erase-left">
      <h3 id="erase-left">Not deleted; check these manually</h3>
      <ul>
        {remaining.map(({ kind, title, href, holds }) => (
          <li key={`${kind} ${title} ${href} ${holds}`}>
            {href ? (
              <Link href={href} prefetch={false} target="_blank">
                {title}
              </Link>
            ) : (
              <strong>{title}</strong>
            )}{' '}
            <span>{`${kind}, ${reasons[holds]}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

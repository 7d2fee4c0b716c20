import { Link } from '@payloadcms/ui'
import { TriangleAlert } from 'lucide-react'
import { adminPaths } from '@/config/admin-paths'
import type { Check } from '@/domain/operations/checks'

/** The line above the dashboard of an admin while the guide is not well. */
export function FailingLine({ failing }: { failing: readonly Check[] }) {
  const [first, ...others] = failing
  if (!first) return null
  return (
    <section className="status-failing" aria-label="Failing">
      <TriangleAlert aria-hidden="true" size={20} />
      <p>
        {others.length === 0 ? (
          <>
            <strong>{first.title}:</strong> {first.found}
          </>
        ) : (
          <>
            <strong>Failing:</strong> {failing.map(({ title }) => title).join(', ')}.
          </>
        )}{' '}
        <Link href={adminPaths.status} prefetch={false}>
          See what to do
        </Link>
      </p>
    </section>
  )
}

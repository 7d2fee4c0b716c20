import { Link } from '@payloadcms/ui'
import { TriangleAlert } from 'lucide-react'
import { adminPaths } from '@/config/admin-paths'
import type { Check } from '@/domain/operations/checks'

/** The line above the dashboard of an admin while the guide is not well. */
export function FailingLine({ failing }: { failing: readonly Check[] }) {
  if (failing.length === 0) return null
  return (
    <section className="status-failing" aria-label="Failing">
      <TriangleAlert aria-hidden="true" size={20} />
      <p>
        <strong>{failing.map(({ title }) => title).join(', ')}:</strong> {failing[0]?.found}{' '}
        <Link href={adminPaths.status} prefetch={false}>
          {failing.length > 1 ? 'See all and what to do' : 'See what to do'}
        </Link>
      </p>
    </section>
  )
}

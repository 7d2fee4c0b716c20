import { Link } from '@payloadcms/ui'
import { adminPaths } from '@/config/admin-paths'
import type { BrokenLink } from '@/data/links/queries'
import { plural } from '@/domain/text/plural'
import { Panel } from './panel'

/** How many links to other websites do not work; nothing if all do. */
export function LinksPanel({ links }: { links: readonly BrokenLink[] }) {
  if (links.length === 0) return null
  return (
    <Panel id="links" title="Broken links" count={links.length}>
      <p className="dashboard-panel__note">
        <Link href={adminPaths.brokenLinks} prefetch={false}>
          {plural(links.length, 'link', 'links')}
        </Link>{' '}
        to other websites failed on two days.
      </p>
    </Panel>
  )
}

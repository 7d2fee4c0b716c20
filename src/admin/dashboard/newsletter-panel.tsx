import { Link } from '@payloadcms/ui'
import type { StoppedSending } from '@/data/newsletter/sendings'
import { documentHref } from '../list-links'
import { Panel } from './panel'

/** Issues of the newsletter whose sending does not go on; nothing if there are none. */
export function NewsletterPanel({ sendings }: { sendings: readonly StoppedSending[] }) {
  if (sendings.length === 0) return null
  return (
    <Panel id="newsletter" title="Newsletter not sent" count={sendings.length} isUrgent>
      <ul className="dashboard-rows">
        {sendings.map(({ issue, title, note }) => (
          <li key={issue} className="dashboard-row">
            <div className="dashboard-row__words">
              <Link href={documentHref('newsletter-issues', issue)} prefetch={false}>
                <strong>{title ?? 'Untitled'}</strong>
              </Link>
              <span>{note}</span>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

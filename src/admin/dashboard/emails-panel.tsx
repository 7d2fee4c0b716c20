import { Link } from '@payloadcms/ui'
import type { DashboardData } from '@/data/dashboard/types'
import { formatShortDay } from '@/lib/format-date'
import { documentHref } from '../list-links'
import { filteredLists } from './filtered-lists'
import { Panel, Rest } from './panel'
import { SendEmailButton } from './send-email-button'

interface EmailsPanelProps {
  mails: NonNullable<DashboardData['mails']>
  now: Date
}

/** Emails that failed on the last attempt. */
export function EmailsPanel({ mails: { total, items }, now }: EmailsPanelProps) {
  return (
    <Panel id="mails" title="Failed emails" count={total} emptyText="All emails were sent.">
      <ul className="dashboard-rows">
        {items.map(({ id, to, subject, at }) => (
          <li key={id} className="dashboard-row">
            <div className="dashboard-row__words">
              <Link href={documentHref('deliveries', id)} prefetch={false}>
                <strong>{subject}</strong>
              </Link>
              <span>
                To {to}, last attempt {formatShortDay(at, now)}
              </span>
            </div>
            <SendEmailButton id={id} subject={subject} />
          </li>
        ))}
      </ul>
      <Rest href={filteredLists(now).mails} total={total} shown={items.length} />
    </Panel>
  )
}

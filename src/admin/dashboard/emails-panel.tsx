import { Link } from '@payloadcms/ui'
import type { DashboardData } from '@/data/dashboard/types'
import { formatShortDay } from '@/lib/dates/format-date'
import { documentHref } from '../list-links'
import { filteredLists } from './filtered-lists'
import { HeldNotice } from './held-notice'
import { Panel, Rest } from './panel'
import { SendEmailButton } from './send-email-button'

interface EmailsPanelProps {
  mails: NonNullable<DashboardData['mails']>
  now: Date
}

/** Emails that failed on the last attempt, and the number of those that were held. */
export function EmailsPanel({ mails: { total, items, held }, now }: EmailsPanelProps) {
  return (
    <Panel
      id="mails"
      title="Failed emails"
      count={total}
      emptyText="No failed emails."
      note={
        <>
          <HeldNotice channel="mail" count={held.mail} />
          <HeldNotice channel="webhook" count={held.webhook} />
        </>
      }
    >
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

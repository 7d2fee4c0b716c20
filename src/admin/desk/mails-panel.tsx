import { Link } from '@payloadcms/ui'
import type { Work } from '@/data/desk/types'
import { formatDay } from '../dates'
import { documentHref } from '../list-links'
import { Panel, Rest } from './panel'
import { preparedLists } from './prepared-lists'
import { SendMailButton } from './send-mail-button'

interface MailsPanelProps {
  mails: NonNullable<Work['mails']>
  now: Date
}

/** Emails that failed on the last attempt. */
export function MailsPanel({ mails: { total, items }, now }: MailsPanelProps) {
  return (
    <Panel id="mails" title="Failed mails" count={total} emptyWords="Every mail has gone out.">
      <ul className="desk-rows">
        {items.map(({ id, to, subject, at }) => (
          <li key={id} className="desk-row">
            <div className="desk-row__words">
              <Link href={documentHref('deliveries', id)} prefetch={false}>
                <strong>{subject}</strong>
              </Link>
              <span>
                To {to}, last tried {formatDay(at, now)}
              </span>
            </div>
            <SendMailButton id={id} subject={subject} />
          </li>
        ))}
      </ul>
      <Rest href={preparedLists(now).mails} total={total} shown={items.length} />
    </Panel>
  )
}

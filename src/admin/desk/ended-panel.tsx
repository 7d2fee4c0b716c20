import { Link } from '@payloadcms/ui'
import type { Work } from '@/data/desk/types'
import { formatDay } from '../dates'
import { documentHref } from '../list-links'
import { Panel, Rest } from './panel'
import { preparedLists } from './prepared-lists'
import { TakeAllDownButton } from './take-all-down-button'
import { TakeDownButton } from './take-down-button'

interface EndedPanelProps {
  ended: NonNullable<Work['ended']>
  now: Date
}

/** Published events that are over. */
export function EndedPanel({ ended: { total, items }, now }: EndedPanelProps) {
  return (
    <Panel
      id="ended"
      title="Events that ended"
      count={total}
      emptyWords="Every event on the site is still to come."
      action={<TakeAllDownButton count={total} />}
    >
      <ul className="desk-rows">
        {items.map(({ id, title, endedAt }) => (
          <li key={id} className="desk-row">
            <div className="desk-row__words">
              <Link href={documentHref('events', id)} prefetch={false}>
                <strong>{title}</strong>
              </Link>
              <span>Ended {formatDay(endedAt, now)}</span>
            </div>
            <TakeDownButton id={id} title={title} />
          </li>
        ))}
      </ul>
      <Rest href={preparedLists(now).ended} total={total} shown={items.length} />
    </Panel>
  )
}

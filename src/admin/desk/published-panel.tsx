import { Link } from '@payloadcms/ui'
import type { Work } from '@/data/desk/types'
import { formatDay } from '../dates'
import { documentHref } from '../list-links'
import { kindOf } from './kinds'
import { Panel, Rest } from './panel'
import { unfoldedHref } from './prepared-lists'

interface PublishedPanelProps {
  published: Work['published']
  now: Date
}

/** Documents that the staff published in the last seven days, newest first. */
export function PublishedPanel({ published: { total, items }, now }: PublishedPanelProps) {
  return (
    <Panel
      id="published"
      title="Published this week"
      count={total}
      emptyWords="Nothing new in the last seven days. The next piece is yours."
    >
      <ul className="desk-rows">
        {items.map(({ kind, id, title, by, at }) => (
          <li key={`${kind}/${id}`} className="desk-row">
            <div className="desk-row__words">
              {id === null ? (
                <strong>{title}</strong>
              ) : (
                <Link href={documentHref(kind, id)} prefetch={false}>
                  <strong>{title ?? 'Untitled'}</strong>
                </Link>
              )}
              <span>
                {kindOf(kind).one}
                {by && ` by ${by}`}
              </span>
            </div>
            <time className="desk-row__day" dateTime={at}>
              {formatDay(at, now)}
            </time>
          </li>
        ))}
      </ul>
      <Rest href={unfoldedHref('published')} total={total} shown={items.length} />
    </Panel>
  )
}

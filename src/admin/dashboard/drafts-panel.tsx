import { Link } from '@payloadcms/ui'
import type { DashboardData } from '@/data/dashboard/types'
import { getLabel } from '@/domain/enums'
import { type ReviewState, reviewStates } from '@/domain/review/review-states'
import { plural } from '@/domain/text/plural'
import { formatShortDay } from '@/lib/dates/format-date'
import { documentHref } from '../list-links'
import { Thumb } from '../thumb'
import { filteredLists } from './filtered-lists'
import { findLabels, nextStep } from './kinds'
import { Panel } from './panel'

interface DraftsPanelProps {
  drafts: DashboardData['drafts']
  /** Whether they are limited to those of the user. */
  isOwn: boolean
  now: Date
}

/** Review states that need a response. */
const open: readonly ReviewState[] = ['submitted', 'changes-requested']

/** Drafts that are newer than the published version, oldest first. */
export function DraftsPanel({ drafts, isOwn, now }: DraftsPanelProps) {
  const { total, items } = drafts
  return (
    <Panel
      id="drafts"
      title={isOwn ? 'My drafts' : 'To review'}
      count={total}
      emptyText={isOwn ? 'You have no drafts.' : 'Nothing to review.'}
    >
      <ul className="dashboard-rows">
        {items.map(({ kind, id, title, isLive, review, picture, savedAt, savedBy, comments }) => (
          <li key={`${kind}/${id}`} className="dashboard-row">
            <Thumb filename={picture} isLogo={kind === 'builders'} />
            <div className="dashboard-row__words">
              <strong>{title || 'Untitled'}</strong>
              <span>
                {isLive
                  ? `${findLabels(kind).singular}, unpublished changes`
                  : `New ${findLabels(kind).singular.toLowerCase()}`}
                {savedBy && ` by ${savedBy}`}
              </span>
              {open.includes(review) && (
                <span className="dashboard-row__step">{getLabel(reviewStates, review)}</span>
              )}
              {comments > 0 && (
                <span className="dashboard-row__step">
                  {plural(comments, 'open comment', 'open comments')}
                </span>
              )}
            </div>
            <time className="dashboard-row__day" dateTime={savedAt}>
              {formatShortDay(savedAt, now)}
            </time>
            <Link className="dashboard-button" href={documentHref(kind, id)} prefetch={false}>
              {nextStep(isLive, review)}
              <span className="dashboard-hidden"> {title || 'Untitled'}</span>
            </Link>
          </li>
        ))}
      </ul>
      <DraftLists byKind={drafts.byKind} now={now} />
    </Panel>
  )
}

function DraftLists({ byKind, now }: { byKind: DashboardData['drafts']['byKind']; now: Date }) {
  const { drafts } = filteredLists(now)
  return (
    <ul className="dashboard-panel__rest dashboard-panel__lists" aria-label="All drafts">
      {Object.entries(byKind).map(([kind, amount]) => (
        <li key={kind}>
          <Link href={drafts(kind)} prefetch={false}>
            {findLabels(kind).plural} {amount}
          </Link>
        </li>
      ))}
    </ul>
  )
}

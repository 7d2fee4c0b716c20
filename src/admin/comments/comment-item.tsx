import type { DocumentComment } from '@/contract/comments/comments'
import { splitMentions } from '@/domain/comments/comments'
import { formatShortMoment } from '@/lib/dates/format-date'

interface CommentItemProps {
  readonly comment: DocumentComment
  /** The names that are shown as mentions. */
  readonly people: readonly string[]
  readonly isBusy: boolean
  readonly resolve: (isResolved: boolean) => void
  /** `null` for a user who may not delete it. */
  readonly remove: (() => void) | null
}

/** A comment with its author, its time and its buttons. */
export function CommentItem({ comment, people, isBusy, resolve, remove }: CommentItemProps) {
  const { text, by, at, resolvedAt, resolvedBy } = comment
  const now = new Date()
  const isResolved = resolvedAt !== null
  return (
    <li>
      <p className="comments__by">
        <strong>{by}</strong> <time dateTime={at}>{formatShortMoment(at, now)}</time>
      </p>
      <p className="comments__text">
        {splitMentions(text, people).map((part, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
          part.isMention ? <strong key={index}>{part.text}</strong> : part.text,
        )}
      </p>
      {isResolved && (
        <p className="comments__by">
          Resolved by {resolvedBy}{' '}
          <time dateTime={resolvedAt}>{formatShortMoment(resolvedAt, now)}</time>
        </p>
      )}
      <div className="comments__buttons">
        <button
          type="button"
          className="dashboard-button"
          disabled={isBusy}
          onClick={() => resolve(!isResolved)}
        >
          {isResolved ? 'Reopen' : 'Resolve'}
        </button>
        {remove && (
          <button type="button" className="comments__delete" disabled={isBusy} onClick={remove}>
            Delete
          </button>
        )}
      </div>
    </li>
  )
}

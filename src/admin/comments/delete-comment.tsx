'use client'

import type { DocumentComment } from '@/contract/comments/comments'
import { Dialog } from '../dialog'

interface DeleteCommentProps {
  readonly comment: DocumentComment
  readonly isBusy: boolean
  readonly confirm: () => void
  readonly close: () => void
}

/** Asks before a comment is deleted. */
export function DeleteComment({ comment, isBusy, confirm, close }: DeleteCommentProps) {
  return (
    <Dialog title="Delete comment?" close={close}>
      <p className="comments__text">{comment.text}</p>
      <div className="guide-dialog__buttons">
        <button
          type="button"
          className="dashboard-button dashboard-button--primary dashboard-button--large"
          disabled={isBusy}
          onClick={confirm}
        >
          Delete
        </button>
        <button type="button" className="dashboard-button dashboard-button--large" onClick={close}>
          Cancel
        </button>
      </div>
    </Dialog>
  )
}

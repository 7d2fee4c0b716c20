'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { DocumentComment } from '@/contract/comments/comments'
import { CommentForm } from './comment-form'
import { CommentItem } from './comment-item'
import { DeleteComment } from './delete-comment'
import { useComments } from './use-comments'
import './comments.css'

/** What the staff say about a document, beside its form. A document in the trash has no comments. */
export function CommentsPanel() {
  const { collectionSlug, id, isTrashed } = useDocumentInfo()
  if (!collectionSlug || typeof id !== 'number' || isTrashed) return null
  return <Comments path={`/${collectionSlug}/${id}/comments`} />
}

function Comments({ path }: { path: string }) {
  const { user } = useAuth()
  const { found, isBusy, add, resolve, remove } = useComments(path)
  const [deleted, setDeleted] = useState<DocumentComment | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  if (found === null) return null
  if (found === 'failed') {
    return (
      <section className="comments" aria-label="Comments">
        <p>The comments could not be loaded. Reload the page to try again.</p>
      </section>
    )
  }
  const { comments, people } = found
  const open = comments.filter(({ resolvedAt }) => resolvedAt === null)
  const resolved = comments.filter(({ resolvedAt }) => resolvedAt !== null)

  /** The pressed button goes with its comment, so the heading takes the focus. */
  async function move(change: Promise<boolean>) {
    if (await change) heading.current?.focus({ preventScroll: true })
  }
  const toItem = (comment: DocumentComment) => (
    <CommentItem
      key={comment.id}
      comment={comment}
      people={people}
      isBusy={isBusy}
      resolve={(isResolved) => void move(resolve(comment.id, isResolved))}
      remove={
        user?.role === 'admin' || comment.userId === user?.id ? () => setDeleted(comment) : null
      }
    />
  )
  return (
    <section className="comments" aria-labelledby="comments">
      <h2 id="comments" ref={heading} tabIndex={-1}>
        Comments {open.length > 0 && <span className="dashboard-count">{open.length} open</span>}
      </h2>
      {open.length > 0 && <ul>{open.map(toItem)}</ul>}
      <CommentForm people={people} isBusy={isBusy} add={add} />
      {resolved.length > 0 && (
        <details>
          <summary>{resolved.length} resolved</summary>
          <ul>{resolved.map(toItem)}</ul>
        </details>
      )}
      {deleted !== null && (
        <DeleteComment
          comment={deleted}
          isBusy={isBusy}
          close={() => setDeleted(null)}
          confirm={() => {
            const removed = remove(deleted.id)
            setDeleted(null)
            void move(removed)
          }}
        />
      )}
    </section>
  )
}

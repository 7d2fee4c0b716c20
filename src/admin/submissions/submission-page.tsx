import { redirect } from 'next/navigation'
import type { DocumentViewServerProps } from 'payload'
import { z } from 'zod/mini'
import { adminPaths } from '@/config/admin-paths'
import { reviewFilters } from '@/contract/submissions/review'
import {
  readMappingView,
  reviewLists,
  reviewPage,
  submissionSummary,
  submissionWords,
  waitingNeighbors,
} from '@/data/submissions'

import { isEditor } from '@/domain/accounts/roles'
import { PAGE_ROWS, type ReviewView } from './review/review-view'
import { SubmissionDesk } from './submission-desk'

const query = z.object({
  filter: z.catch(z.enum(reviewFilters), 'changes'),
  open: z.optional(z.string()),
  from: z.catch(z.coerce.number().check(z.int(), z.minimum(1)), 1),
})

/** The rows that an address asks for. */
function readView(searchParams: unknown): ReviewView {
  const { data } = query.safeParse(searchParams ?? {})
  if (!data) return { filter: 'changes', hideDecided: false, offset: 0 }
  return { filter: data.filter, hideDecided: data.open === '1', offset: data.from - 1 }
}

/** A submission, in place of Payload's form. */
export async function SubmissionPage({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { docID, req } = initPageResult
  const id = Number(docID)
  if (!req.user) redirect(adminPaths.home)
  if (!Number.isSafeInteger(id)) redirect(adminPaths.newSubmission)
  const submission = await submissionSummary(id)
  if (!submission) redirect(adminPaths.list('submissions'))
  const { status } = submission
  const firstView = readView(searchParams)
  const hasRows = status === 'review' || status === 'applied' || status === 'undone'
  const [neighbors, mapping, words, firstPage, lists] = await Promise.all([
    waitingNeighbors(id),
    status === 'mapping' ? readMappingView(id) : null,
    status === 'review' ? submissionWords(id) : null,
    hasRows ? reviewPage({ submission: id, ...firstView, limit: PAGE_ROWS }) : null,
    hasRows ? reviewLists() : null,
  ])
  return (
    <main className="submission">
      <SubmissionDesk
        submission={submission}
        neighbors={neighbors}
        mapping={mapping}
        words={words}
        firstPage={firstPage}
        firstView={firstView}
        lists={lists}
        mayEdit={isEditor(req.user.role)}
      />
    </main>
  )
}

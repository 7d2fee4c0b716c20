'use client'

import { Link, SetStepNav } from '@payloadcms/ui'
import { ChevronLeft, ChevronRight, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminPaths } from '@/config/admin-paths'
import type { SubmissionSummary } from '@/contract/submissions/submission'
import { placeText } from '@/domain/submissions/read/sheet'
import { type SubmissionSource, sourceLabels } from '@/domain/submissions/submission-status'
import { formatShortMoment } from '@/lib/dates/format-date'

/** Where a submission is among those that wait. */
export interface Neighbors {
  /** From 1; `null` if it does not wait itself. */
  readonly position: number | null
  readonly total: number
  readonly previous: number | null
  readonly next: number | null
}

interface SubmissionHeadProps {
  submission: SubmissionSummary
  neighbors: Neighbors
  children?: ReactNode
}

const document = (id: number) => adminPaths.document('submissions', id)

/** Title, source and neighbors of a submission, with its actions. */
export function SubmissionHead({ submission, neighbors, children }: SubmissionHeadProps) {
  const { title, file, problems } = submission
  return (
    <>
      <SetStepNav
        nav={[{ label: 'Submissions', url: adminPaths.list('submissions') }, { label: title }]}
      />
      <header className="submission-head">
        <div>
          <h1>{title}</h1>
          <p>
            {sentSentence(submission)}
            {file ? (
              <>
                {' '}
                <a className="submission-head__file" href={file.href} download>
                  <Download aria-hidden="true" size={14} /> {file.name}
                </a>
              </>
            ) : (
              '. The file was deleted to erase a person’s data.'
            )}
          </p>
        </div>
        <div className="submission-head__actions">
          <SubmissionNeighbors neighbors={neighbors} />
          {children}
        </div>
      </header>
      {problems.length > 0 && (
        <details className="submission-notice">
          <summary>
            {problems.length === 1
              ? 'One part of the file was not used'
              : `${problems.length} parts of the file were not used`}
          </summary>
          <ul>
            {problems.slice(0, 100).map(({ place, message }) => (
              <li key={`${place?.sheet ?? ''} ${place?.row ?? ''} ${message}`}>
                {place && `${placeText({ ...place, sheet: null })}: `}
                {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const verbs: Readonly<Record<SubmissionSource, string>> = {
  upload: 'Uploaded',
  paste: 'Pasted',
  link: 'Sent',
  grid: 'Entered',
  feed: 'Read',
}

function sentSentence({ sentBy, receivedAt, source, format }: SubmissionSummary): string {
  const by = sentBy ? `${verbs[source]} by ${sentBy}` : sourceLabels[source]
  const kind = format ? `, ${format}` : ''
  return `${by} on ${formatShortMoment(receivedAt, new Date())}${kind}`
}

function SubmissionNeighbors({ neighbors }: { neighbors: Neighbors }) {
  const { position, total, previous, next } = neighbors
  if (total < 2 || position === null) return null
  return (
    <nav className="submission-neighbors" aria-label="Waiting submissions">
      <span>{`${position} of ${total}`}</span>
      {previous !== null && (
        <Link href={document(previous)} prefetch={false} aria-label="Previous submission">
          <ChevronLeft aria-hidden="true" size={18} />
        </Link>
      )}
      {next !== null && (
        <Link href={document(next)} prefetch={false} aria-label="Next submission">
          <ChevronRight aria-hidden="true" size={18} />
        </Link>
      )}
    </nav>
  )
}

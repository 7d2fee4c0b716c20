'use client'

import { EyeOff, Link2, Plus } from 'lucide-react'
import type { CandidateRow, MatchInput, ReviewRow } from '@/contract/submissions/review'
import { kindLabels } from '@/domain/submissions/fields'
import { NO_SIMILAR } from '@/domain/submissions/match/match-types'
import { focusRow } from './focus-row'
import { PictureThumb } from './picture-thumb'
import { useReviewContext } from './review-context'

interface MatchPanelProps {
  row: ReviewRow
  match: (input: MatchInput) => void
}

const percent = (score: number) => `${Math.round(score * 100)}% match`

/** The listings that a row may be, and the choices to create or ignore it. */
export function MatchPanel({ row, match }: MatchPanelProps) {
  const { isReadOnly } = useReviewContext()
  const { record, name, kind } = row
  if (!row.match) return null
  const { candidates, reason, duplicateOf, listing } = { ...row.match, listing: row.listing }
  const noun = kindLabels[kind].toLowerCase()
  return (
    <div className="field-review-match">
      <p>
        {duplicateOf !== null
          ? `An earlier row is the same ${noun}. Link this one with another listing, or ignore it.`
          : candidates.length > 0
            ? `Which ${noun} of the guide is it? ${reason}`
            : `No similar ${noun}.${reason === NO_SIMILAR ? '' : ` ${reason}.`}`}
      </p>
      <ul>
        {candidates.map((candidate) => (
          <Candidate
            key={candidate.id}
            candidate={candidate}
            isLinked={listing?.id === candidate.id}
            isReadOnly={isReadOnly}
            link={() => match({ record, decision: { link: candidate.id } })}
          />
        ))}
      </ul>
      {!isReadOnly && (
        <div className="field-review-match__others">
          <button
            type="button"
            className="dashboard-button"
            aria-label={`Create a new ${noun}: ${name}`}
            onClick={(event) => {
              focusRow(event)
              match({ record, decision: 'create' })
            }}
          >
            <Plus aria-hidden="true" size={15} /> {`Create a new ${noun}`}
          </button>
          <button
            type="button"
            data-row-key="reject"
            className="dashboard-button"
            aria-label={`Ignore this row: ${name}`}
            onClick={(event) => {
              focusRow(event)
              match({ record, decision: 'ignore' })
            }}
          >
            <EyeOff aria-hidden="true" size={15} /> Ignore this row
          </button>
        </div>
      )}
    </div>
  )
}

interface CandidateProps {
  candidate: CandidateRow
  isLinked: boolean
  isReadOnly: boolean
  link: () => void
}

function Candidate({ candidate, isLinked, isReadOnly, link }: CandidateProps) {
  const { name, detail, picture, score, reason, isPublished } = candidate
  const words = isLinked ? 'Linked' : 'It is this one'
  return (
    <li>
      <PictureThumb src={picture} />
      <span className="field-review-match__words">
        <strong>{name}</strong>
        <span>{[detail, isPublished ? null : 'not published'].filter(Boolean).join(', ')}</span>
      </span>
      <span className="field-review-match__score">
        <meter min={0} max={1} value={score} aria-hidden="true" />
        <span>{percent(score)}</span>
        <span className="field-review-note">{reason}</span>
      </span>
      {!isReadOnly && (
        <button
          type="button"
          data-row-key="accept"
          className="dashboard-button"
          disabled={isLinked}
          aria-label={`${words}: ${name}, ${detail}`}
          onClick={(event) => {
            focusRow(event)
            link()
          }}
        >
          <Link2 aria-hidden="true" size={15} /> {words}
        </button>
      )}
    </li>
  )
}

'use client'

import { toast } from '@payloadcms/ui'
import { CircleAlert } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { MappingChange, MappingView } from '@/contract/submissions/mapping'
import { plural } from '@/domain/text/plural'
import { ActionButton } from '../action-button'
import { acceptMapping, correctMapping } from '../actions'
import { PagePanel } from '../page-picture'
import { MappingTable } from './mapping-table'

const FAILED = 'The server did not respond. Your last change was not saved; please repeat it.'

interface MappingProps {
  submission: number
  builder: string
  first: MappingView
  mayEdit: boolean
}

/** The meanings of the columns of a file, to be checked once for each layout of a builder. */
export function Mapping({ submission, builder, first, mayEdit }: MappingProps) {
  const router = useRouter()
  const [view, setView] = useState(first)
  const [isPending, startTransition] = useTransition()
  const { tables, hidden, includesHidden } = view
  const problems = tables.flatMap(({ name, problems }) =>
    problems.map((problem) => (tables.length > 1 && name ? `${name}: ${problem}` : problem)),
  )

  const correct = (change: MappingChange) =>
    startTransition(async () => {
      try {
        const corrected = await correctMapping(submission, [change])
        setView(corrected)
        if (corrected.refusal !== null) toast.error(corrected.refusal)
      } catch {
        toast.error(FAILED)
      }
    })

  const proceed = () =>
    startTransition(async () => {
      try {
        const unsolved = await acceptMapping(submission)
        if (unsolved) setView(unsolved)
        else router.refresh()
      } catch {
        toast.error(FAILED)
      }
    })

  return (
    <div className="mapping">
      <p className="submission-lead">
        {`Check what each column means, and which row has the headings. ${builder}’s next file with these headings is read the same way, without asking.`}
      </p>
      {problems.length > 0 && (
        <div className="submission-notice submission-notice--danger" role="alert">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>
                <CircleAlert aria-hidden="true" size={16} /> {problem}
              </li>
            ))}
          </ul>
        </div>
      )}
      <PagePanel submission={submission} pages={tables.flatMap(({ pages }) => pages)} />
      {tables.map((table) => (
        <MappingTable
          key={table.table}
          table={table}
          isReadOnly={!mayEdit}
          isOnly={tables.length === 1}
          correct={correct}
        />
      ))}
      {hidden > 0 && (
        <label className="mapping-hidden">
          <input
            type="checkbox"
            checked={includesHidden}
            disabled={!mayEdit || isPending}
            onChange={({ target }) => correct({ includesHidden: target.checked })}
          />
          {`Read ${plural(hidden, 'hidden row or column', 'hidden rows and columns')}, too`}
        </label>
      )}
      {mayEdit && (
        <div className="field-review-bar">
          <p>Columns that are not used are left out. Nothing changes on the site yet.</p>
          <div className="field-review-bar__buttons">
            <ActionButton
              tone="primary"
              disabled={isPending || problems.length > 0}
              onClick={proceed}
            >
              {isPending ? 'Saving…' : 'Continue to review'}
            </ActionButton>
          </div>
        </div>
      )}
    </div>
  )
}

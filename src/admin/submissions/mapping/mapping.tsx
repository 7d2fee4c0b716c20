'use client'

import { toast } from '@payloadcms/ui'
import { CircleAlert } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { MappedTable, MappingChange } from '@/contract/submissions/mapping'
import { acceptMapping, correctMapping } from '../actions'
import { DeskButton } from '../desk-button'
import { MappingTable } from './mapping-table'

const FAILED = 'The server did not respond. Your last change was not saved; please repeat it.'

interface MappingProps {
  submission: number
  builder: string
  first: readonly MappedTable[]
  mayEdit: boolean
}

/** What the columns of a file mean, to be checked once for each layout of a builder. */
export function Mapping({ submission, builder, first, mayEdit }: MappingProps) {
  const router = useRouter()
  const [tables, setTables] = useState(first)
  const [isPending, startTransition] = useTransition()
  const problems = tables.flatMap(({ name, problems }) =>
    problems.map((problem) => (tables.length > 1 && name ? `${name}: ${problem}` : problem)),
  )

  const correct = (change: MappingChange) =>
    startTransition(async () => {
      try {
        const view = await correctMapping(submission, [change])
        setTables(view.tables)
      } catch {
        toast.error(FAILED)
      }
    })

  const proceed = () =>
    startTransition(async () => {
      try {
        const view = await acceptMapping(submission)
        if (view) setTables(view.tables)
        else router.refresh()
      } catch {
        toast.error(FAILED)
      }
    })

  return (
    <div className="mapping">
      <p className="submission-lead">
        {`Check what each column means. ${builder}’s next file with these headings is read the same way, without asking.`}
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
      {tables.map((table) => (
        <MappingTable
          key={table.table}
          table={table}
          isReadOnly={!mayEdit}
          isOnly={tables.length === 1}
          correct={correct}
        />
      ))}
      {mayEdit && (
        <div className="field-review-bar">
          <p>Columns that are not used are left out. Nothing changes on the site yet.</p>
          <div className="field-review-bar__buttons">
            <DeskButton
              tone="primary"
              disabled={isPending || problems.length > 0}
              onClick={proceed}
            >
              {isPending ? 'Saving…' : 'Continue to review'}
            </DeskButton>
          </div>
        </div>
      )}
    </div>
  )
}

'use client'

import { Button, toast, useAuth, useListQuery } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import { type ListingEdit, reversedEdit } from '@/domain/communities/listing-edit'
import { plural } from '@/domain/text/plural'
import { useIsTrash } from '../use-is-trash'
import { saveListings } from './actions'
import { GridForm } from './grid-form'
import { type Listing, type Problems, problemTexts, rowOf } from './rows'
import './listing-grid.css'

const listings = (count: number) => plural(count, 'listing', 'listings')

const FAILED = 'The server did not respond and nothing was saved. Your changes are still here.'

/**
 * Edits price, availability and verified date of all communities on the page of the list, in place of
 * Payload's table, with one save that can be undone.
 */
export function ListingGrid() {
  const { user } = useAuth()
  const { data } = useListQuery()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [undoable, setUndoable] = useState<readonly ListingEdit[]>([])
  const [isPending, startTransition] = useTransition()
  const isTrash = useIsTrash()
  if (isTrash || user?.role === 'contributor') return null

  /** Saves edits and reports those that were not saved. */
  const save = (edits: readonly ListingEdit[], report: (problems: Problems) => void) =>
    startTransition(async () => {
      try {
        const { saved, problems } = await saveListings(edits)
        const done = edits.filter(({ id }) => saved.includes(id))
        setUndoable(done.map(reversedEdit))
        if (saved.length > 0) toast.success(`${listings(saved.length)} saved.`)
        report(new Map(problems.map(({ id, problem }) => [id, problemTexts[problem]])))
        router.refresh()
      } catch {
        toast.error(FAILED)
      }
    })

  if (isOpen) {
    const docs = (data?.docs ?? []) as Listing[]
    return (
      <GridForm
        initialRows={docs.map(rowOf)}
        isPending={isPending}
        save={(edits, report) =>
          save(edits, (problems) => {
            report(problems)
            if (problems.size === 0) setOpen(false)
          })
        }
        close={() => setOpen(false)}
      />
    )
  }
  return (
    <div className="listing-grid__tools">
      <Button buttonStyle="secondary" size="small" margin={false} onClick={() => setOpen(true)}>
        Edit in the list
      </Button>
      {undoable.length > 0 && (
        <p role="status">
          {`${listings(undoable.length)} saved. `}
          <button
            type="button"
            className="listing-grid__undo"
            disabled={isPending}
            onClick={() =>
              save(undoable, (problems) => {
                setUndoable([])
                for (const text of new Set(problems.values())) toast.error(text)
              })
            }
          >
            Undo
          </button>
        </p>
      )}
    </div>
  )
}

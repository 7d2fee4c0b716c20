'use client'

import { Button, toast, useAuth, useListQuery } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState, useTransition } from 'react'
import type { ListingEdit } from '@/domain/communities/listing-edit'
import type { RowEdit } from '@/domain/grid/state'
import { plural } from '@/domain/text/plural'
import { actionFailure } from '../action-failure'
import { useIsTrash } from '../use-is-trash'
import { saveListings } from './actions'
import { ListingForm } from './listing-form'
import {
  describeListingProblem,
  type Listing,
  listingEdits,
  listingResults,
  reversedEdits,
  storedListing,
} from './rows'
import './listing-grid.css'

const listings = (count: number) => plural(count, 'listing', 'listings')

const FAILED = 'The server did not respond and nothing was taken back. Please try again.'

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

  /** Saves edits. Returns the problems of those that were not saved, by the id of the community. */
  async function save(edits: readonly ListingEdit[]) {
    const { problems } = await saveListings(edits)
    router.refresh()
    return new Map(problems.map(({ id, problem }) => [id, problem]))
  }

  async function saveRows(rows: readonly RowEdit[]) {
    const edits = listingEdits(rows, new Date())
    const problems = await save(edits)
    setUndoable(reversedEdits(edits, problems))
    return listingResults(rows, edits, problems)
  }

  const takeBack = () =>
    startTransition(async () => {
      try {
        const problems = await save(undoable)
        setUndoable([])
        const texts = [...problems.values()].flatMap((problem) =>
          Object.values(describeListingProblem(problem)),
        )
        for (const text of new Set(texts)) toast.error(`Not saved. ${text}`)
      } catch (error) {
        toast.error(actionFailure(error, FAILED))
      }
    })

  if (isOpen) {
    const docs = (data?.docs ?? []) as Listing[]
    return (
      <div className="listing-grid">
        <ListingForm
          listings={docs.map(storedListing)}
          save={saveRows}
          close={() => setOpen(false)}
        />
      </div>
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
            onClick={takeBack}
          >
            Undo
          </button>
        </p>
      )}
    </div>
  )
}

'use client'

import { useAuth, useSelection } from '@payloadcms/ui'
import { BadgeCheck, Star, StarOff } from 'lucide-react'
import { useState } from 'react'
import { communityStatuses } from '@/domain/enums'
import { plural } from '@/domain/text/plural'
import {
  featureListings,
  listingsWhere,
  setAvailability,
  verifyListings,
} from '../dashboard/actions'
import { type Outcome, useAction } from '../use-action'
import { useIsTrash } from '../use-is-trash'
import { runInBatches } from './run-in-batches'
import { useSelectedIds } from './use-selected-ids'

const listings = (count: number) => plural(count, 'listing', 'listings')

/** Bulk actions for the selected communities, in addition to Payload's. */
export function ListingBulk() {
  const { count, toggleAll } = useSelection()
  const { user } = useAuth()
  const selectedIds = useSelectedIds('communities', listingsWhere)
  const { isPending, start } = useAction()
  const isTrash = useIsTrash()
  const [progress, setProgress] = useState('')
  if (count === 0 || isTrash || user?.role === 'contributor') return null

  const run = (act: (ids: readonly number[]) => Promise<Outcome>, done: string) => () =>
    start({
      act: async () => {
        const ids = await selectedIds()
        const outcome = await runInBatches(ids, act, (changed) =>
          setProgress(changed < ids.length ? `${changed} of ${listings(ids.length)} …` : ''),
        )
        setProgress('')
        return outcome
      },
      done: (amount) => `${listings(amount)} ${done}.`,
      after: () => toggleAll(),
    })
  return (
    <div className="guide-bulk" role="toolbar" aria-label={`${listings(count)} selected`}>
      <button
        type="button"
        className="dashboard-button"
        disabled={isPending}
        onClick={run(verifyListings, 'verified')}
      >
        <BadgeCheck aria-hidden="true" size={16} /> Mark verified
      </button>
      <button
        type="button"
        className="dashboard-button"
        disabled={isPending}
        onClick={run((ids) => featureListings(ids, true), 'featured')}
      >
        <Star aria-hidden="true" size={16} /> Feature
      </button>
      <button
        type="button"
        className="dashboard-button"
        disabled={isPending}
        onClick={run((ids) => featureListings(ids, false), 'no longer featured')}
      >
        <StarOff aria-hidden="true" size={16} /> Unfeature
      </button>
      <span aria-hidden="true">Set to</span>
      {communityStatuses.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="dashboard-button"
          disabled={isPending}
          aria-label={`Set availability to ${label}`}
          onClick={run((ids) => setAvailability(ids, value), `set to ${label}`)}
        >
          {label}
        </button>
      ))}
      <span role="status">{progress}</span>
    </div>
  )
}

'use client'

import { CheckCheck } from 'lucide-react'
import { plural } from '@/domain/text/plural'
import { useAction } from '../use-action'
import { restoreAll, verifyBuilderListings } from './actions'

interface VerifyAllProps {
  builder: { readonly id: number; readonly name: string }
  /** When the listings were verified until now, for undo. */
  listings: readonly { readonly id: number; readonly verifiedAt: string | null }[]
}

/** One click for a builder that says that nothing has changed. */
export function VerifyAll({ builder: { id, name }, listings }: VerifyAllProps) {
  const { isPending, start } = useAction()
  return (
    <button
      type="button"
      className="dashboard-button dashboard-button--success"
      aria-label={`No changes this month: ${name}`}
      disabled={isPending}
      onClick={() =>
        start({
          act: () => verifyBuilderListings(id),
          done: (count) => `${plural(count, 'listing', 'listings')} of ${name} verified.`,
          undo: {
            act: () =>
              restoreAll(
                listings.map(({ id: listing, verifiedAt }) => ({ id: listing, verifiedAt })),
              ),
            done: (count) => `${plural(count, 'listing', 'listings')} restored.`,
          },
        })
      }
    >
      <CheckCheck aria-hidden="true" size={15} /> No changes this month
    </button>
  )
}

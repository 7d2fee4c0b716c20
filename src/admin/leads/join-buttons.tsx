'use client'

import { Combine, Split } from 'lucide-react'
import { useAction } from '../use-action'
import { joinLeads, separateLead } from './actions'

/** Joins two leads: the later one into the earlier one. */
export function JoinButton({ leads }: { leads: readonly [number, number] }) {
  const { isPending, start } = useAction()
  return (
    <button
      type="button"
      className="dashboard-button"
      disabled={isPending}
      onClick={() =>
        start({
          act: () => joinLeads(...leads),
          done: () => 'Joined. The later request left the list.',
        })
      }
    >
      <Combine aria-hidden="true" size={16} /> Join
    </button>
  )
}

/** Takes the join of a lead back. */
export function SeparateButton({ lead }: { lead: number }) {
  const { isPending, start } = useAction()
  return (
    <button
      type="button"
      className="dashboard-button"
      disabled={isPending}
      onClick={() =>
        start({
          act: () => separateLead(lead),
          done: () => 'Separated. The request is back in the list.',
        })
      }
    >
      <Split aria-hidden="true" size={16} /> Separate
    </button>
  )
}

'use client'

import type { LucideIcon } from 'lucide-react'
import { runInBatches } from '../bulk-update/run-in-batches'
import { useAction } from '../use-action'
import { changeLeads } from './actions'

export interface LeadStep {
  /** The status to set. */
  readonly as: string
  readonly label: string
  readonly done: (count: number) => string
  readonly Icon: LucideIcon
}

interface LeadStepsProps {
  steps: readonly LeadStep[]
  /** Returns the ids of the leads to change. */
  leads: () => Promise<readonly number[]>
  unchanged: string
  after?: () => void
  className: string
}

/** One button per status. All are disabled while one action runs. */
export function LeadSteps({ steps, leads, className, ...messages }: LeadStepsProps) {
  const { isPending, start } = useAction()
  return steps.map(({ as, label, done, Icon }) => (
    <button
      key={as}
      type="button"
      className={className}
      disabled={isPending}
      onClick={() =>
        start({
          ...messages,
          done,
          act: async () => runInBatches(await leads(), (ids) => changeLeads(ids, as)),
        })
      }
    >
      <Icon aria-hidden="true" size={16} /> {label}
    </button>
  ))
}

'use client'

import type { LucideIcon } from 'lucide-react'
import { useDeed } from '../use-deed'
import { markAs } from './actions'

export interface LeadStep {
  /** What the leads are marked as. */
  readonly as: string
  readonly label: string
  readonly done: (count: number) => string
  readonly Icon: LucideIcon
}

interface LeadStepsProps {
  steps: readonly LeadStep[]
  /** The leads that a press concerns. */
  leads: () => Promise<readonly number[]>
  undone: string
  after?: () => void
  className: string
}

/** What can be done to leads, a button each; while one of them is at work, all wait. */
export function LeadSteps({ steps, leads, className, ...said }: LeadStepsProps) {
  const { isPending, start } = useDeed()
  return steps.map(({ as, label, done, Icon }) => (
    <button
      key={as}
      type="button"
      className={className}
      disabled={isPending}
      onClick={() => start({ ...said, done, act: async () => markAs(await leads(), as) })}
    >
      <Icon aria-hidden="true" size={16} /> {label}
    </button>
  ))
}

'use client'

import { Check, X } from 'lucide-react'
import type { Decision } from '@/contract/submissions/review'

export type Side = 'accept' | 'reject'

interface DecisionButtonsProps {
  /** What is decided, for the accessible names: `Starting price of Copper Mesquite, $319,990`. */
  about: string
  decision: Decision | null
  isAcceptable?: boolean
  isDisabled: boolean
  /** Called with `null` when the pressed button is pressed again. */
  decide: (choice: Side | null) => void
}

/** _Accept_ and _Reject_. The pressed one takes the decision back. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { about, decision, isAcceptable = true, isDisabled, decide } = props
  const isAccepted = decision !== null && decision.choice !== 'reject'
  const isRejected = decision?.choice === 'reject'
  return (
    <span className="field-review-decision">
      <button
        type="button"
        data-key="accept"
        className="field-review-decision__accept"
        aria-pressed={isAccepted}
        aria-label={`Accept ${about}`}
        disabled={isDisabled || !isAcceptable}
        onClick={() => decide(isAccepted ? null : 'accept')}
      >
        <Check aria-hidden="true" size={15} /> Accept
      </button>
      <button
        type="button"
        data-key="reject"
        className="field-review-decision__reject"
        aria-pressed={isRejected}
        aria-label={`Reject ${about}`}
        disabled={isDisabled}
        onClick={() => decide(isRejected ? null : 'reject')}
      >
        <X aria-hidden="true" size={15} /> Reject
      </button>
    </span>
  )
}

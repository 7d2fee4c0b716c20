'use client'

import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { SentLead } from '../use-lead-form'

interface LeadSentProps {
  sent: SentLead
  /** Text about the next steps. */
  next: string
}

/**
 * Above a form that was sent and is empty again: who has it, what was asked, and what happens next.
 * It receives the focus.
 */
export function LeadSent({ sent: { message, recipients }, next }: LeadSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex gap-4 rounded-md border border-success bg-surface p-5">
      <CircleCheck aria-hidden className="mt-1 size-6 shrink-0 text-success" strokeWidth={1.8} />
      <div className="min-w-0">
        <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
          Your message is on its way
        </h3>
        <p className="mt-1">It goes to {recipients}.</p>
        <p className="my-3 whitespace-pre-line border-hairline border-l-2 pl-4 text-ink-soft [overflow-wrap:anywhere]">
          {message}
        </p>
        <p>{next}</p>
      </div>
    </div>
  )
}

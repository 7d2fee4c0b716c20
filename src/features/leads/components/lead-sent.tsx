'use client'

import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'

interface LeadSentProps {
  /** What happens next. */
  text: string
  onAgain: () => void
}

/** Replaces a form that was sent, receives its focus, and stays. */
export function LeadSent({ text, onAgain }: LeadSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid content-start justify-items-start gap-3">
      <CircleCheck aria-hidden className="size-9 text-success" strokeWidth={1.5} />
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Your message is on its way
      </h3>
      <p className="max-w-lg text-ink-soft text-lg">{text}</p>
      <Button variant="outline" className="mt-2" onClick={onAgain}>
        Send another message
      </Button>
    </div>
  )
}

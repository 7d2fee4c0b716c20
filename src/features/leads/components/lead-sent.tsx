'use client'

import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Above a form that was sent and is empty again: what happens next. It receives the focus. */
export function LeadSent({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex gap-4 rounded-md border border-success bg-surface p-5">
      <CircleCheck aria-hidden className="mt-1 size-6 shrink-0 text-success" strokeWidth={1.8} />
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
          Your message is on its way
        </h3>
        <p className="mt-1">{text}</p>
      </div>
    </div>
  )
}

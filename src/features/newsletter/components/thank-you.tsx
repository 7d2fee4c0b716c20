'use client'

import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'

/** Replaces the form and receives its focus. */
export function ThankYou() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-4">
      <p className="inline-flex items-center gap-2 rounded-full bg-primary-tint px-3.5 py-1.5 font-semibold text-sm text-success">
        <MailCheck aria-hidden className="size-4" strokeWidth={2} />
        Subscribed
      </p>
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Thank you for subscribing
      </h2>
      <p className="max-w-lg text-ink-soft text-lg">
        {messages.newsletterPage.success.description} In the meantime, the whole guide is open to
        you.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink href={paths.communities}>Browse communities</ButtonLink>
        <ButtonLink href={paths.blog} variant="outline">
          Read the blog
        </ButtonLink>
      </div>
    </div>
  )
}

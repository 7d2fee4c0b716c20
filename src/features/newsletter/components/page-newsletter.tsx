'use client'

import { useEffect, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { HoneypotField } from '@/components/ui/honeypot-field'
import { messages } from '@/content/messages'
import { pageNewsletterBody } from '../page-newsletter-body'
import { isRemembered } from '../remembered'
import { useSubscription } from '../use-subscription'
import { AlreadySubscribed } from './already-subscribed'
import { AreaChoice, PersonFields, RealtorChoice } from './page-fields'
import { ThankYou } from './thank-you'

const subscription = { read: pageNewsletterBody, words: messages.newsletterPage }

/** Newsletter form of the newsletter page. `note` is shown below the button. */
export function PageNewsletter({ note }: { note: string | null }) {
  const headingId = useId()
  const { isPending, isSubscribed, honeypot, formProps } = useSubscription(subscription)
  const [isKnown, setKnown] = useState(false)
  // The server does not know the browser's memory, so the form is rendered first.
  useEffect(() => setKnown(isRemembered()), [])
  if (isSubscribed) return <ThankYou />
  if (isKnown) return <AlreadySubscribed onOther={() => setKnown(false)} />
  return (
    <form {...formProps} aria-labelledby={headingId} className="grid gap-6">
      <div>
        <h2 id={headingId} className="text-2xl">
          Join the list
        </h2>
        <p className="mt-1 text-ink-soft text-sm">Fields marked * are required.</p>
      </div>
      <PersonFields />
      <RealtorChoice />
      <AreaChoice />
      <HoneypotField ref={honeypot} />
      <div className="grid gap-3">
        <Button
          type="submit"
          variant="accent"
          disabled={isPending}
          className="min-w-38 sm:justify-self-start"
        >
          {isPending ? 'Subscribing...' : 'Subscribe'}
        </Button>
        {note ? <p className="text-ink-soft text-sm">{note}</p> : null}
      </div>
    </form>
  )
}

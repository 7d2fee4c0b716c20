'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { TextField } from '@/components/ui/field'
import { HoneypotField } from '@/components/ui/honeypot-field'
import { messages } from '@/content/messages'
import type { NewsletterWords } from '@/contract/site/site'
import { interests } from '@/domain/enums'
import { homeNewsletterBody } from '../home-newsletter-body'
import { useSubscription } from '../use-subscription'

const subscription = { read: homeNewsletterBody, words: messages.homeNewsletter }

/** The last option means no answer and is selected by default. */
const choices = [...interests, { value: '', label: 'Just looking' }]

function InterestChoice() {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">
        What best describes your search?{' '}
        <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <Choice
            key={value}
            type="radio"
            name="interest"
            value={value}
            label={label}
            defaultChecked={value === ''}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Newsletter form of the home page. */
export function HomeNewsletter({ words }: { words: NewsletterWords }) {
  const headingId = useId()
  const { isPending, honeypot, formProps } = useSubscription(subscription)
  return (
    <section
      aria-labelledby={headingId}
      data-screen-only
      className="grid gap-8 rounded-lg bg-primary-tint p-6 md:p-10 lg:grid-cols-[1fr_2.2fr] lg:gap-12 lg:p-12"
    >
      <div>
        <h2 id={headingId} className="text-3xl">
          {words.heading}
        </h2>
        {words.intro ? <p className="mt-3 text-ink-soft text-lg">{words.intro}</p> : null}
      </div>
      <form {...formProps} aria-labelledby={headingId} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Your name" name="name" autoComplete="name" maxLength={160} required />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            placeholder="name@example.com"
            maxLength={254}
            required
          />
        </div>
        <InterestChoice />
        <HoneypotField ref={honeypot} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" variant="accent" disabled={isPending} className="min-w-38">
            {isPending ? 'Subscribing...' : 'Subscribe'}
          </Button>
          {words.note ? <p className="text-ink-soft text-sm">{words.note}</p> : null}
        </div>
      </form>
    </section>
  )
}

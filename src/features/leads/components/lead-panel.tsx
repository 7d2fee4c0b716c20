'use client'

import { Phone } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { Button } from '@/components/ui/button'
import { HoneypotField } from '@/components/ui/honeypot-field'
import { PhoneLinks } from '@/components/ui/phone-links'
import type { LeadFormProps, SentLead } from '../use-lead-form'
import { LeadSent } from './lead-sent'

interface LeadPanelProps {
  /** Anchor for links on the page. */
  id: string
  title: string
  /** Text above the form. */
  intro: string
  /** Who receives it, and the use of the details. */
  consent: string
  /** Text about the response time. */
  promise: string
  /** Phone number as an alternative. */
  phone: string | null
  sendLabel: string
  isSending: boolean
  sent: SentLead | null
  /** Text about the next steps after the form was sent. */
  next: string
  honeypot: Ref<HTMLInputElement>
  formProps: LeadFormProps
  /** The form fields. */
  children: ReactNode
}

/** Panel with a lead form. */
export function LeadPanel(props: LeadPanelProps) {
  const { id, title, intro, promise, phone, sendLabel, isSending, honeypot, formProps, children } =
    props
  const { sent, next, consent } = props
  const headingId = useId()
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      data-screen-only
      className="grid gap-8 rounded-lg bg-primary-tint p-6 md:grid-cols-[1fr_1.8fr] md:gap-11 md:p-10"
    >
      <div>
        <h2 id={headingId} className="text-3xl">
          {title}
        </h2>
        <p className="mt-3 text-ink-soft">{intro}</p>
        {phone ? (
          <p className="mt-6 border-control/30 border-t pt-6">
            <span className="block font-semibold">Prefer to talk?</span>
            <PhoneLinks
              phone={phone}
              data-listing=""
              className="figures mr-5 inline-flex min-h-11 items-center gap-3 font-semibold text-lg text-primary"
            >
              {(number) => (
                <>
                  <Phone aria-hidden className="size-4.5" strokeWidth={1.8} />
                  {number}
                </>
              )}
            </PhoneLinks>
          </p>
        ) : null}
      </div>
      <form {...formProps} aria-labelledby={headingId} className="grid content-start gap-5">
        {sent ? <LeadSent sent={sent} next={next} /> : null}
        {children}
        <HoneypotField ref={honeypot} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" variant="accent" disabled={isSending} className="min-w-38">
            {isSending ? 'Sending...' : sendLabel}
          </Button>
          <p className="text-ink-soft text-sm">{promise}</p>
        </div>
        <p aria-live="polite" className="text-ink-soft text-sm">
          {consent}
        </p>
        <noscript>
          <p>This form needs JavaScript. Please call or email us instead.</p>
        </noscript>
      </form>
    </section>
  )
}

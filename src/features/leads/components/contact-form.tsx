'use client'

import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { TextAreaField, TextField } from '@/components/ui/field'
import { HoneypotField } from '@/components/ui/honeypot-field'
import { messages } from '@/content/messages'
import { publisherRecipient } from '@/domain/leads/recipients'
import { useLeadForm } from '../use-lead-form'
import { LeadSent } from './lead-sent'

interface ContactFormProps {
  /** Subject from the URL. */
  subject: string
  /** Text about the use of the message. */
  note: string | null
  /** The sentence on the use of the details. */
  consent: string
  /** Text about the next steps after the form was sent. */
  next: string
}

/** Contact form of the site. */
export function ContactForm({ subject, note, consent, next }: ContactFormProps) {
  const headingId = useId()
  const { register, getError, isSending, sent, honeypot, formProps } = useLeadForm({
    fetchRules: async () => (await import('@/contract/leads/lead')).contactForm,
    defaultValues: { firstName: '', lastName: '', email: '', phone: '', subject, message: '' },
    toBody: (values) => ({ ...values, source: 'contact-page', type: 'general-inquiry' }),
    recipients: publisherRecipient.name,
    consent,
    ...messages.contactPage,
  })
  const field = (name: Parameters<typeof getError>[0]) => ({
    ...register(name),
    error: getError(name),
  })
  return (
    <form {...formProps} aria-labelledby={headingId} className="grid gap-5">
      <h2 id={headingId} className="text-2xl">
        Send a message
      </h2>
      {sent ? <LeadSent sent={sent} next={next} /> : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
        <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone')} />
      </div>
      {/* Set here as well, so that it is in the HTML before scripts run. */}
      <TextField label="Subject" defaultValue={subject} {...field('subject')} />
      <TextAreaField label="Message" {...field('message')} />
      <HoneypotField ref={honeypot} />
      <div className="grid gap-3">
        <Button
          type="submit"
          variant="accent"
          disabled={isSending}
          className="min-w-42 sm:justify-self-start"
        >
          {isSending ? 'Sending...' : 'Send message'}
        </Button>
        <p className="text-ink-soft text-sm">{consent}</p>
        {note ? <p className="text-ink-soft text-sm">{note}</p> : null}
      </div>
    </form>
  )
}

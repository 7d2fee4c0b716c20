'use client'

import { Phone } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { DecoyField } from '@/components/ui/decoy-field'
import { TextAreaField, TextField } from '@/components/ui/field'
import { messages } from '@/content/messages'
import { tourRequestForm } from '@/contract/lead'
import { phoneLink } from '@/domain/phone'
import { useLeadForm } from '../use-lead-form'

interface TourRequestFormProps {
  communityId: string
  /** A number to call instead of writing. */
  phone: string | null
}

/** Asks for a tour of a community. */
export function TourRequestForm({ communityId, phone }: TourRequestFormProps) {
  const headingId = useId()
  const { register, errorOf, isSending, decoy, formProps } = useLeadForm({
    schema: tourRequestForm,
    defaultValues: { name: '', email: '', phone: '', message: '' },
    toBody: (values) => ({ ...values, communityId, source: 'tour-request' }),
    success: messages.tourRequest.success,
    failure: messages.tourRequest.failure,
  })

  return (
    <section
      id="request-tour"
      aria-labelledby={headingId}
      data-screen-only
      className="grid gap-8 rounded-lg bg-primary-tint p-6 md:grid-cols-[1fr_1.8fr] md:gap-11 md:p-10"
    >
      <div>
        <h2 id={headingId} className="text-3xl">
          Request Tour
        </h2>
        <p className="mt-3 text-ink-soft">
          Tell us when suits you. Your note goes to the builders in this community; your details are
          not sold.
        </p>
        {phone ? (
          <p className="mt-6 border-control/30 border-t pt-6">
            <span className="block font-semibold">Rather talk?</span>
            <a
              href={phoneLink(phone)}
              className="figures inline-flex min-h-11 items-center gap-3 font-semibold text-lg text-primary"
            >
              <Phone aria-hidden className="size-4.5" strokeWidth={1.8} />
              {phone}
            </a>
          </p>
        ) : null}
      </div>
      <form {...formProps} aria-labelledby={headingId} className="grid gap-5">
        <TextField label="Name" autoComplete="name" error={errorOf('name')} {...register('name')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            error={errorOf('email')}
            {...register('email')}
          />
          <TextField
            label="Phone"
            type="tel"
            autoComplete="tel"
            error={errorOf('phone')}
            {...register('phone')}
          />
        </div>
        <TextAreaField label="Message" error={errorOf('message')} {...register('message')} />
        <DecoyField ref={decoy} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" variant="accent" disabled={isSending} className="min-w-38">
            {isSending ? 'Sending...' : 'Request Tour'}
          </Button>
          <p className="text-ink-soft text-sm">A person answers within 24 hours.</p>
        </div>
      </form>
    </section>
  )
}

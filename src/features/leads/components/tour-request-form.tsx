'use client'

import { useState } from 'react'
import { TextField } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { messages } from '@/content/messages'
import { tourTimes, withPreferredTime } from '@/domain/leads/preferred-time'
import { findDefaultRecipient, nameRecipients, type Recipient } from '@/domain/leads/recipients'
import { fillPlaceholders } from '@/domain/text/placeholders'
import { useLeadForm } from '../use-lead-form'
import { LeadPanel } from './lead-panel'
import { PersonFields } from './person-fields'
import { RecipientChoice } from './recipient-choice'

interface TourRequestFormProps {
  title: string
  sendLabel: string
  /** Text above the form. */
  intro: string
  promise: string
  communityId: string
  /** The home or plan of the community that the form is about. */
  about?: { readonly homeId: string } | { readonly planId: string } | undefined
  /** The message that the form begins with. */
  message: string
  /** Who can receive the request. */
  recipients: readonly Recipient[]
  /** The builder of the home or plan. */
  builderId?: string | null | undefined
  /** The sentence on the use of the details, with `{recipients}`. */
  consent: string
  /** Text about the next steps after the form was sent. */
  next: string
  /** Phone number as an alternative. */
  phone: string | null
}

/** Tour request form of a community, or of one of its homes or plans. */
export function TourRequestForm({
  communityId,
  about,
  message,
  recipients,
  builderId,
  consent,
  phone,
  ...words
}: TourRequestFormProps) {
  const initial = findDefaultRecipient(recipients, builderId)
  const [pressed, setPressed] = useState<readonly Recipient[]>([])
  const chosen = pressed.length > 0 ? pressed : [initial]
  const isDefault = chosen.length === 1 && chosen[0] === initial
  const names = nameRecipients(chosen)
  const consentForNames = fillPlaceholders(consent, { recipients: names })
  const isChoosing = !about && recipients.filter(({ kind }) => kind === 'builder').length > 1
  const { register, getError, ...form } = useLeadForm({
    fetchRules: async () => (await import('@/contract/leads/lead')).tourForm,
    defaultValues: { name: '', email: '', phone: '', message, day: '', time: '' },
    toBody: ({ day, time, ...values }) => ({
      ...values,
      message: withPreferredTime(values.message, { day, time }),
      communityId,
      ...about,
      ...(isDefault ? {} : { builderIds: chosen.flatMap(({ builderId }) => builderId ?? []) }),
      source: 'tour-request',
    }),
    recipients: names,
    consent: consentForNames,
    success: messages.tourRequest.success,
    failure: messages.tourRequest.failure,
  })
  return (
    <LeadPanel id="request-tour" phone={phone} consent={consentForNames} {...words} {...form}>
      {isChoosing ? (
        <RecipientChoice recipients={recipients} chosen={chosen} onChange={setPressed} />
      ) : null}
      <PersonFields field={(name) => ({ ...register(name), error: getError(name) })}>
        {() => (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="Preferred day (optional)"
              type="date"
              {...register('day')}
              error={getError('day')}
            />
            <Select label="Preferred time (optional)" options={tourTimes} {...register('time')} />
          </div>
        )}
      </PersonFields>
    </LeadPanel>
  )
}

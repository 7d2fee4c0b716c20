'use client'

import { TextField } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { messages } from '@/content/messages'
import { tourTimes, withPreferredTime } from '@/domain/leads/preferred-time'
import { useLeadForm } from '../use-lead-form'
import { LeadPanel } from './lead-panel'
import { PersonFields } from './person-fields'

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
  /** What happens after the form was sent. */
  next: string
  /** Phone number as an alternative. */
  phone: string | null
}

/** Tour request form of a community, or of one of its homes or plans. */
export function TourRequestForm({
  communityId,
  about,
  message,
  phone,
  ...words
}: TourRequestFormProps) {
  const { register, errorOf, ...form } = useLeadForm({
    fetchRules: async () => (await import('@/contract/leads/lead')).tourForm,
    defaultValues: { name: '', email: '', phone: '', message, day: '', time: '' },
    toBody: ({ day, time, ...values }) => ({
      ...values,
      message: withPreferredTime(values.message, { day, time }),
      communityId,
      ...about,
      source: 'tour-request',
    }),
    success: messages.tourRequest.success,
    failure: messages.tourRequest.failure,
  })
  return (
    <LeadPanel id="request-tour" phone={phone} {...words} {...form}>
      <PersonFields field={(name) => ({ ...register(name), error: errorOf(name) })}>
        {() => (
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField
              label="Preferred day (optional)"
              type="date"
              {...register('day')}
              error={errorOf('day')}
            />
            <Select label="Preferred time (optional)" options={tourTimes} {...register('time')} />
          </div>
        )}
      </PersonFields>
    </LeadPanel>
  )
}

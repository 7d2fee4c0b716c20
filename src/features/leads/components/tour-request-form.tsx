'use client'

import { messages } from '@/content/messages'
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
  /** Phone number as an alternative. */
  phone: string | null
}

/** Tour request form of a community. */
export function TourRequestForm({ communityId, phone, ...words }: TourRequestFormProps) {
  const { register, errorOf, ...form } = useLeadForm({
    fetchRules: async () => (await import('@/contract/leads/lead')).tourRequestForm,
    defaultValues: { name: '', email: '', phone: '', message: '' },
    toBody: (values) => ({ ...values, communityId, source: 'tour-request' }),
    success: messages.tourRequest.success,
    failure: messages.tourRequest.failure,
  })
  return (
    <LeadPanel id="request-tour" phone={phone} {...words} {...form}>
      <PersonFields field={(name) => ({ ...register(name), error: errorOf(name) })} />
    </LeadPanel>
  )
}

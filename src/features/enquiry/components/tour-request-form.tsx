'use client'

import { messages } from '@/content/messages'
import { useLeadForm } from '../use-lead-form'
import { EnquiryPanel } from './enquiry-panel'
import { PersonFields } from './person-fields'

interface TourRequestFormProps {
  communityId: string
  /** A number to call instead of writing. */
  phone: string | null
}

/** Asks for a tour of a community. */
export function TourRequestForm({ communityId, phone }: TourRequestFormProps) {
  const { register, errorOf, ...form } = useLeadForm({
    fetchRules: async () => (await import('@/contract/lead')).tourRequestForm,
    defaultValues: { name: '', email: '', phone: '', message: '' },
    toBody: (values) => ({ ...values, communityId, source: 'tour-request' }),
    success: messages.tourRequest.success,
    failure: messages.tourRequest.failure,
  })
  return (
    <EnquiryPanel
      id="request-tour"
      title="Request Tour"
      intro="Tell us when suits you. Your note goes to the builders in this community; your details are not sold."
      phone={phone}
      sendLabel="Request Tour"
      {...form}
    >
      <PersonFields field={(name) => ({ ...register(name), error: errorOf(name) })} />
    </EnquiryPanel>
  )
}

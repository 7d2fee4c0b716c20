'use client'

import { Select } from '@/components/ui/select'
import { messages } from '@/content/messages'
import type { BuilderDetail } from '@/contract/builder'
import { interests } from '@/domain/options'
import { useLeadForm } from '../use-lead-form'
import { EnquiryPanel } from './enquiry-panel'
import { PersonFields } from './person-fields'

const choices = [{ value: '', label: 'Choose one, if you like' }, ...interests]

interface BuilderMessageFormProps {
  builder: Pick<BuilderDetail, 'id' | 'name' | 'phone' | 'email'>
}

/** Without an address of the builder's, the publisher receives it. */
const receiver = (name: string, email: string | null) =>
  email ? `Your message goes to ${name}` : 'Your message goes to the editors of the guide'

/** Writes to a builder. */
export function BuilderMessageForm({
  builder: { id, name, phone, email },
}: BuilderMessageFormProps) {
  const { register, errorOf, ...form } = useLeadForm({
    fetchRules: async () => (await import('@/contract/lead')).builderContactForm,
    defaultValues: { name: '', email: '', phone: '', message: '' },
    toBody: (values) => ({ ...values, builderId: id, source: 'builder-contact' }),
    success: messages.builderMessage.success,
    failure: messages.builderMessage.failure,
  })
  return (
    <EnquiryPanel
      id="message"
      title="Send a Message"
      intro={`Ask about homes, plans or a visit. ${receiver(name, email)}; your details are not sold.`}
      phone={phone}
      sendLabel="Send Message"
      {...form}
    >
      <PersonFields field={(name) => ({ ...register(name), error: errorOf(name) })}>
        <Select
          label="Interest (optional)"
          options={choices}
          {...register('interest', { setValueAs: (value) => value || undefined })}
        />
      </PersonFields>
    </EnquiryPanel>
  )
}

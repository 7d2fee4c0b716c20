'use client'

import { Select } from '@/components/ui/select'
import { messages } from '@/content/messages'
import type { BuilderDetail } from '@/contract/builders/builder'
import { interests } from '@/domain/enums'
import { useLeadForm } from '../use-lead-form'
import { LeadPanel } from './lead-panel'
import { PersonFields } from './person-fields'

const choices = [{ value: '', label: 'Choose one, if you like' }, ...interests]

interface BuilderMessageFormProps {
  title: string
  sendLabel: string
  /** Text above the form. */
  intro: string
  promise: string
  builder: Pick<BuilderDetail, 'id' | 'phone'>
  /** What happens after the form was sent. */
  next: string
}

/** Message form of a builder. */
export function BuilderMessageForm({ builder: { id, phone }, ...words }: BuilderMessageFormProps) {
  const { register, errorOf, ...form } = useLeadForm({
    fetchRules: async () => (await import('@/contract/leads/lead')).builderContactForm,
    defaultValues: { name: '', email: '', phone: '', message: '' },
    toBody: (values) => ({ ...values, builderId: id, source: 'builder-contact' }),
    success: messages.builderMessage.success,
    failure: messages.builderMessage.failure,
  })
  return (
    <LeadPanel id="message" phone={phone} {...words} {...form}>
      <PersonFields field={(name) => ({ ...register(name), error: errorOf(name) })}>
        {() => (
          <Select
            label="Interest (optional)"
            options={choices}
            {...register('interest', { setValueAs: (value) => value || undefined })}
          />
        )}
      </PersonFields>
    </LeadPanel>
  )
}

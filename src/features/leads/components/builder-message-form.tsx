'use client'

import { Select } from '@/components/ui/select'
import { messages } from '@/content/messages'
import type { BuilderDetail } from '@/contract/builders/builder'
import { interests } from '@/domain/enums'
import { useLeadForm } from '../use-lead-form'
import { LeadPanel } from './lead-panel'
import { PersonFields } from './person-fields'

const choices = [{ value: '', label: 'Choose one' }, ...interests]

interface BuilderMessageFormProps {
  title: string
  sendLabel: string
  /** Text above the form. */
  intro: string
  promise: string
  builder: Pick<BuilderDetail, 'id' | 'phone'>
  /** Who receives it: `Casa Clara`. */
  recipients: string
  /** The sentence on the use of the details. */
  consent: string
  /** Text about the next steps after the form was sent. */
  next: string
}

/** Message form of a builder. */
export function BuilderMessageForm({
  builder: { id, phone },
  recipients,
  consent,
  ...words
}: BuilderMessageFormProps) {
  const { register, getError, ...form } = useLeadForm({
    fetchRules: async () => (await import('@/contract/leads/lead')).builderContactForm,
    defaultValues: { name: '', email: '', phone: '', message: '' },
    toBody: (values) => ({ ...values, builderId: id, source: 'builder-contact' }),
    recipients,
    consent,
    success: messages.builderMessage.success,
    failure: messages.builderMessage.failure,
  })
  return (
    <LeadPanel id="message" phone={phone} consent={consent} {...words} {...form}>
      <PersonFields field={(name) => ({ ...register(name), error: getError(name) })}>
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

import type { Field } from 'payload'
import { denyAll } from '@/access/deny-all'
import { consentForms } from '@/domain/newsletter/consent-forms'
import { selectOptions } from '@/fields/select-options'

const withTime = { pickerAppearance: 'dayAndTime' } as const

/**
 * The consent of a subscriber: its time, its source and the text that was agreed to, as a sentence.
 */
export const consent: Field = {
  name: 'consent',
  type: 'group',
  // A recorded consent cannot be changed by staff.
  access: { update: denyAll },
  admin: { components: { Field: '@/admin/newsletter/consent-field#ConsentField' } },
  fields: [
    {
      name: 'givenAt',
      label: 'Consent date',
      type: 'date',
      index: true,
      admin: { date: withTime },
    },
    {
      name: 'form',
      label: 'Consent source',
      type: 'select',
      index: true,
      options: selectOptions(consentForms),
    },
    { name: 'wordingVersion', label: 'Form version', type: 'text' },
    { name: 'source', label: 'Consent details', type: 'text', maxLength: 300 },
    { name: 'confirmedAt', label: 'Confirmed by email', type: 'date', admin: { date: withTime } },
  ],
}

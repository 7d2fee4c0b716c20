import type { Field } from 'payload'
import { consentForms } from '@/domain/enums'
import { selectOptions } from '@/fields/select-options'

const withTime = { pickerAppearance: 'dayAndTime' } as const

/** When somebody agreed to be written to, where, and to which words. Said in a sentence. */
export const consent: Field = {
  name: 'consent',
  type: 'group',
  // What somebody agreed to is not for others to change.
  access: { update: () => false },
  admin: { components: { Field: '@/admin/newsletter/consent-field#ConsentField' } },
  fields: [
    { name: 'givenAt', label: 'Agreed', type: 'date', index: true, admin: { date: withTime } },
    {
      name: 'form',
      label: 'Agreed by',
      type: 'select',
      index: true,
      options: selectOptions(consentForms),
    },
    { name: 'wordingVersion', label: 'Wording', type: 'text' },
    { name: 'source', label: 'Where they agreed', type: 'text', maxLength: 300 },
    { name: 'confirmedAt', label: 'Confirmed by mail', type: 'date', admin: { date: withTime } },
  ],
}

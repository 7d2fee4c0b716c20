import type { Field } from 'payload'
import { quarantineReasons } from '@/domain/enums'
import { onceFilled } from './once-filled'
import { selectOptions } from './select-options'

/** Whether the spam filter holds a request, and why. No emails are sent for held requests. */
export const quarantineFields: Field[] = [
  {
    name: 'quarantined',
    type: 'checkbox',
    defaultValue: false,
    index: true,
    admin: {
      position: 'sidebar',
      description: 'Held by the spam filter. Clear the checkbox to release it.',
    },
  },
  {
    name: 'quarantineReason',
    type: 'select',
    options: selectOptions(quarantineReasons),
    admin: { position: 'sidebar', readOnly: true, condition: onceFilled('quarantineReason') },
  },
]

import type { CollectionConfig, Field } from 'payload'
import { denyAll } from '@/access/deny-all'
import { editors } from '@/access/editors'
import { cacheTags } from '@/config/cache-tags'
import { listView } from '@/content-types/list-view'
import { mistakeStatuses, mistakeSubjects } from '@/domain/enums'
import { onceFilled } from '@/fields/once-filled'
import { quarantineFields } from '@/fields/quarantine'
import { selectOptions } from '@/fields/select-options'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'
import { lockRows } from '../hooks/lock-rows'
import { recordAnswer } from './hooks/record-answer'
import { tellReporter } from './hooks/tell-reporter'

/** What the visitor sent cannot be changed, neither in the form nor through the API. */
const sent = { access: { update: denyAll } } as const

/** Written only by the hook `record-answer`. */
const stamped = { access: { create: denyAll, update: denyAll } } as const

const stamp = (name: string) =>
  ({ position: 'sidebar', readOnly: true, condition: onceFilled(name) }) as const

const moment = (name: string, label: string): Field => ({
  name,
  label,
  type: 'date',
  ...stamped,
  admin: { ...stamp(name), date: { pickerAppearance: 'dayAndTime' } },
})

/** Only corrections are shown to visitors. */
const onCorrections = invalidateTags(({ status }) =>
  status === 'fixed' ? [cacheTags.corrections] : [],
)

/**
 * What a visitor says is wrong on a page, with the page as it was. Only the form of the site creates
 * reports; editors answer them.
 */
export const MistakeReport: CollectionConfig = {
  slug: 'mistake-reports',
  labels: { singular: 'Mistake report', plural: 'Mistake reports' },
  ...listView({
    filters: ['title', 'kind', 'status', 'message', 'quarantined', 'createdAt', 'answeredAt'],
    savedBy: 'editors',
    count: { needing: 'open' },
  }),
  admin: {
    group: adminGroups.leads,
    useAsTitle: 'title',
    defaultColumns: ['title', 'message', 'status', 'createdAt'],
    listSearchableFields: ['title', 'message'],
    description:
      'What visitors say is wrong. Correct the page first, then answer: “fixed” or “checked, it is right”.',
    components: { beforeListTable: ['@/admin/mistakes/queue-head#QueueHead'] },
  },
  access: { read: editors, create: denyAll, update: editors, delete: editors },
  hooks: {
    beforeOperation: [lockRows],
    beforeChange: [recordAnswer],
    afterChange: [tellReporter, ...onCorrections.afterChange],
    afterDelete: onCorrections.afterDelete,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  fields: [
    {
      name: 'message',
      label: 'What is wrong',
      type: 'textarea',
      required: true,
      ...sent,
      admin: { readOnly: true },
    },
    {
      name: 'answer',
      type: 'textarea',
      maxLength: 300,
      admin: {
        description:
          'A sentence for everyone, such as “The starting price is $312,990, not $321,990.” With the status “Fixed” it is listed on the page of corrections. The visitor reads it in the email.',
      },
    },
    {
      name: 'facts',
      type: 'json',
      required: true,
      ...sent,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: { Field: '@/admin/mistakes/page-as-it-was#PageAsItWas' },
      },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      options: selectOptions(mistakeStatuses),
      admin: { position: 'sidebar' },
    },
    {
      name: 'title',
      label: 'Page',
      type: 'text',
      required: true,
      ...sent,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: selectOptions(mistakeSubjects),
      ...sent,
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'email',
      label: 'Email for the answer',
      type: 'email',
      index: true,
      ...sent,
      admin: { position: 'sidebar', readOnly: true, condition: onceFilled('email') },
    },
    moment('answeredAt', 'Answered'),
    {
      name: 'answeredBy',
      type: 'relationship',
      relationTo: 'users',
      maxDepth: 0,
      ...stamped,
      admin: stamp('answeredBy'),
    },
    moment('toldAt', 'Emailed to the visitor'),
    ...quarantineFields,
    { name: 'documentId', type: 'number', required: true, ...sent, admin: { hidden: true } },
    { name: 'path', type: 'text', required: true, ...sent, admin: { hidden: true } },
    // The same form sent twice is stored once.
    { name: 'formKey', type: 'text', unique: true, ...sent, admin: { hidden: true } },
    // Payload's own field, with the label that the staff use.
    {
      name: 'createdAt',
      label: 'Received',
      type: 'date',
      index: true,
      admin: {
        disableBulkEdit: true,
        hidden: true,
        components: { Cell: '@/admin/cells/time-cell#TimeCell' },
      },
    },
  ],
  timestamps: true,
}

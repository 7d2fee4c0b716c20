import type { CollectionConfig } from 'payload'
import { denyAll } from '@/access/deny-all'
import { editors } from '@/access/editors'
import { listView } from '@/content-types/list-view'
import { deliveryChannels, deliveryKinds, deliveryStatuses } from '@/domain/enums'
import { onceFilled } from '@/fields/once-filled'
import { selectOptions } from '@/fields/select-options'
import { adminGroups } from '../groups'
import { sendAgain } from './endpoints/send-again'

const withTime = { pickerAppearance: 'dayAndTime' } as const

/**
 * An outgoing email or a lead sent to an external system. It is created in the transaction of the
 * event it reports (`src/jobs/queue-delivery.ts`), before it is sent, and records every attempt.
 */
export const Delivery: CollectionConfig = {
  slug: 'deliveries',
  labels: { singular: 'Delivery', plural: 'Email log' },
  ...listView({
    filters: [
      'subject',
      'to',
      'kind',
      'channel',
      'status',
      'sentAt',
      'lead',
      'builder',
      'createdAt',
    ],
    savedBy: 'editors',
    count: { needing: 'failed' },
  }),
  admin: {
    group: adminGroups.leads,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'kind', 'status', 'createdAt', 'sentAt'],
    listSearchableFields: ['subject', 'to'],
    description: 'Every email and its delivery status.',
    components: {
      edit: { beforeDocumentControls: ['@/admin/deliveries/resend-button#ResendButton'] },
    },
  },
  access: { read: editors, create: denyAll, update: denyAll, delete: denyAll },
  endpoints: [sendAgain],
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'subject', type: 'text', required: true },
    {
      type: 'row',
      fields: [
        { name: 'to', type: 'text', required: true, index: true, admin: { width: '50%' } },
        { name: 'replyTo', label: 'Reply-to', type: 'email', admin: { width: '50%' } },
      ],
    },
    {
      name: 'attempts',
      type: 'array',
      admin: { hidden: true },
      fields: [
        { name: 'at', type: 'date', required: true },
        {
          name: 'outcome',
          type: 'select',
          required: true,
          options: selectOptions(deliveryStatuses.filter(({ value }) => value !== 'queued')),
        },
        { name: 'answer', type: 'text' },
      ],
    },
    {
      name: 'attemptsMade',
      type: 'ui',
      admin: { components: { Field: '@/admin/deliveries/attempts#Attempts' } },
    },
    {
      name: 'letter',
      type: 'ui',
      admin: { components: { Field: '@/admin/deliveries/email#Email' } },
    },
    { name: 'text', label: 'Plain text', type: 'textarea', required: true },
    { name: 'html', type: 'textarea', admin: { hidden: true } },
    {
      name: 'attachment',
      label: 'Attachment (XML)',
      type: 'textarea',
      admin: { condition: onceFilled('attachment') },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'queued',
      index: true,
      options: selectOptions(deliveryStatuses),
      admin: {
        position: 'sidebar',
        description:
          'Queued emails are sent or retried automatically. The attempts show the reason for other results.',
      },
    },
    { name: 'sentAt', label: 'Sent', type: 'date', admin: { position: 'sidebar', date: withTime } },
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      options: selectOptions(deliveryKinds),
      admin: { position: 'sidebar' },
    },
    {
      name: 'channel',
      type: 'select',
      required: true,
      options: selectOptions(deliveryChannels),
      admin: { position: 'sidebar' },
    },
    {
      name: 'lead',
      type: 'relationship',
      relationTo: 'leads',
      index: true,
      maxDepth: 0,
      admin: { position: 'sidebar' },
    },
    {
      name: 'builder',
      type: 'relationship',
      relationTo: 'builders',
      index: true,
      maxDepth: 0,
      admin: { position: 'sidebar', condition: ({ builder }) => Boolean(builder) },
    },
    {
      name: 'messageId',
      label: 'Message-ID',
      type: 'text',
      required: true,
      unique: true,
      admin: { position: 'sidebar' },
    },
    { name: 'headers', type: 'json', admin: { hidden: true } },
  ],
}

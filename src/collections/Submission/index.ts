import type { CollectionConfig, Field } from 'payload'
import { admins } from '@/access/admins'
import { denyAll } from '@/access/deny-all'
import { staff } from '@/access/staff'
import { listView } from '@/content-types/list-view'
import {
  sourceLabels,
  statusLabels,
  submissionSources,
  submissionStatuses,
} from '@/domain/submissions/submission-status'
import { onceFilled } from '@/fields/once-filled'
import { adminGroups } from '../groups'
import { downloadFile } from './endpoints/download-file'
import { drawPage } from './endpoints/draw-page'
import { receiveFile } from './endpoints/receive-file'

const when = (name: string, label: string): Field => ({
  name,
  label,
  type: 'date',
  admin: {
    readOnly: true,
    position: 'sidebar',
    condition: onceFilled(name),
    date: { pickerAppearance: 'dayAndTime' },
    components: { Cell: '@/admin/cells/time-cell#TimeCell' },
  },
})

const who = (name: string, label: string): Field => ({
  name,
  label,
  type: 'relationship',
  relationTo: 'users',
  maxDepth: 0,
  admin: { readOnly: true, position: 'sidebar', condition: onceFilled(name) },
})

const hiddenJson = (name: string): Field => ({ name, type: 'json', admin: { hidden: true } })

/**
 * A builder's submission: its columns and its result. Its rows, the decisions about them, its file
 * and the values that it replaced are in tables (`src/database/submissions/tables.ts`), because a
 * submission can have 5,000 rows. Only `src/data/submissions` and its job write them.
 */
export const Submission: CollectionConfig = {
  slug: 'submissions',
  ...listView({
    filters: [
      'title',
      'builder',
      'status',
      'source',
      'receivedAt',
      'receivedBy',
      'appliedAt',
      'appliedBy',
      'undoneAt',
    ],
    count: { needing: 'to review' },
  }),
  admin: {
    group: adminGroups.listings,
    useAsTitle: 'title',
    defaultColumns: ['title', 'status', 'rows', 'source', 'receivedAt', 'appliedAt', 'appliedBy'],
    listSearchableFields: ['title', 'builder.name'],
    description: 'What builders sent about their listings, checked and published in one sitting.',
    components: {
      beforeListTable: ['@/admin/submissions/list-head#ListHead'],
      views: {
        edit: { root: { Component: '@/admin/submissions/submission-page#SubmissionPage' } },
      },
    },
  },
  access: { read: staff, create: denyAll, update: denyAll, delete: admins },
  endpoints: [receiveFile, downloadFile, drawPage],
  defaultSort: '-receivedAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'title', type: 'text', required: true, admin: { readOnly: true } },
    {
      name: 'builder',
      type: 'relationship',
      relationTo: 'builders',
      required: true,
      index: true,
      maxDepth: 0,
      admin: { readOnly: true },
    },
    {
      name: 'month',
      type: 'text',
      required: true,
      admin: { readOnly: true, description: 'The year and the month, 2026-11.' },
    },
    {
      name: 'source',
      type: 'select',
      required: true,
      index: true,
      options: submissionSources.map((value) => ({ value, label: sourceLabels[value] })),
      admin: { readOnly: true },
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'reading',
      index: true,
      options: submissionStatuses.map((value) => ({ value, label: statusLabels[value] })),
      admin: {
        readOnly: true,
        components: { Cell: '@/admin/submissions/submission-cells#SubmissionStatusCell' },
      },
    },
    {
      name: 'rows',
      type: 'ui',
      admin: {
        components: { Cell: '@/admin/submissions/submission-cells#SubmissionRowsCell' },
      },
    },
    { name: 'problem', type: 'text', admin: { readOnly: true, condition: onceFilled('problem') } },
    { name: 'format', type: 'text', admin: { readOnly: true, condition: onceFilled('format') } },
    { name: 'note', type: 'textarea', admin: { readOnly: true, condition: onceFilled('note') } },
    {
      name: 'receivedAt',
      label: 'Received',
      type: 'date',
      required: true,
      index: true,
      admin: {
        readOnly: true,
        position: 'sidebar',
        date: { pickerAppearance: 'dayAndTime' },
        components: { Cell: '@/admin/cells/time-cell#TimeCell' },
      },
    },
    who('receivedBy', 'Received by'),
    {
      name: 'sender',
      label: 'Sent by',
      type: 'text',
      maxLength: 120,
      admin: { readOnly: true, position: 'sidebar', condition: onceFilled('sender') },
    },
    when('appliedAt', 'Published'),
    who('appliedBy', 'Published by'),
    when('undoneAt', 'Undone'),
    who('undoneBy', 'Undone by'),
    hiddenJson('mapping'),
    hiddenJson('hints'),
    hiddenJson('progress'),
    hiddenJson('result'),
    hiddenJson('problems'),
  ],
}

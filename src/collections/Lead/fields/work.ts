import type { Field } from 'payload'
import { denyAll } from '@/access/deny-all'
import { leadStatuses } from '@/domain/enums'
import { NOTE_MAX_LENGTH } from '@/domain/leads/lead-status'
import { onceFilled } from '@/fields/once-filled'
import { selectOptions } from '@/fields/select-options'

/** Written only by the hook `update-lead-status`. */
const stamped = { access: { create: denyAll, update: denyAll } } as const

const stampAdmin = (field: string) =>
  ({ position: 'sidebar', readOnly: true, condition: onceFilled(field) }) as const
const moment = { pickerAppearance: 'dayAndTime' } as const

/** The assignee and the status of a lead, with the time of the last change. */
export const progressFields: Field[] = [
  {
    name: 'status',
    type: 'select',
    required: true,
    defaultValue: 'new',
    index: true,
    options: selectOptions(leadStatuses),
    admin: {
      position: 'sidebar',
      components: { Cell: '@/admin/cells/lead-status-cell#LeadStatusCell' },
    },
  },
  {
    name: 'owner',
    type: 'relationship',
    relationTo: 'users',
    admin: {
      position: 'sidebar',
      description: 'The staff member responsible for this lead.',
      components: { Cell: '@/admin/cells/owner-cell#OwnerCell' },
    },
  },
  {
    name: 'followUpOn',
    label: 'Follow up on',
    type: 'date',
    index: true,
    admin: {
      position: 'sidebar',
      date: { pickerAppearance: 'dayOnly' },
      description: 'From this day on the lead is under “To follow up”, until it is closed.',
    },
  },
  {
    name: 'contactedAt',
    label: 'Contacted',
    type: 'date',
    ...stamped,
    admin: { ...stampAdmin('contactedAt'), date: moment },
  },
  {
    name: 'contactedBy',
    type: 'relationship',
    relationTo: 'users',
    ...stamped,
    admin: stampAdmin('contactedBy'),
  },
  {
    name: 'closedAt',
    label: 'Closed',
    type: 'date',
    ...stamped,
    admin: { ...stampAdmin('closedAt'), date: moment },
  },
  {
    name: 'closedBy',
    type: 'relationship',
    relationTo: 'users',
    ...stamped,
    admin: stampAdmin('closedBy'),
  },
]

/** A repeated request that was joined into an earlier one. Only `src/data/leads/join.ts` writes it. */
export const joinFields: Field[] = [
  {
    name: 'joinedInto',
    label: 'Joined into',
    type: 'relationship',
    relationTo: 'leads',
    index: true,
    maxDepth: 0,
    ...stamped,
    admin: { hidden: true, disableListColumn: true },
  },
  // The status to return to when the requests are separated.
  {
    name: 'statusBeforeJoin',
    type: 'text',
    ...stamped,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
]

/** Who wrote a note or a reply, and when. */
const authorFields: Field[] = [
  { name: 'author', type: 'relationship', relationTo: 'users' },
  {
    name: 'authorName',
    type: 'text',
    admin: { description: 'Kept after the account is deleted.' },
  },
  { name: 'at', type: 'date', required: true },
]

/** Notes of the staff. Sending `note` adds one; existing notes cannot be changed. */
export const noteFields: Field[] = [
  {
    name: 'noteLog',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '@/admin/leads/note-log#NoteLog' },
    },
  },
  {
    name: 'note',
    type: 'textarea',
    virtual: true,
    maxLength: NOTE_MAX_LENGTH,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  },
  {
    name: 'notes',
    type: 'array',
    ...stamped,
    admin: { hidden: true, disableListColumn: true },
    fields: [{ name: 'text', type: 'textarea', required: true }, ...authorFields],
  },
]

/** Replies that were sent from the lead. Only `replyToLead` in src/data/leads writes them. */
export const replyFields: Field[] = [
  {
    name: 'replyPanel',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: { Field: '@/admin/leads/reply-panel#ReplyPanel' },
    },
  },
  {
    name: 'replies',
    type: 'array',
    ...stamped,
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    fields: [
      { name: 'subject', type: 'text', required: true },
      { name: 'text', type: 'textarea', required: true },
      ...authorFields,
    ],
  },
]

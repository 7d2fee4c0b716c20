import type { CollectionConfig } from 'payload'
import { listView } from '@/content-types/list-view'
import { newsletterIssues } from '@/content-types/newsletter-issues'
import { reservedIssueSlugs } from '@/domain/newsletter/issue-limits'
import { formTabs } from '@/fields/form-tabs'
import { slug } from '@/fields/slug'
import { adminGroups } from '../groups'
import { invalidateTags } from '../hooks/invalidate-tags'
import { preview } from '../preview'
import { publicationDate } from '../publication-date'
import { publishable } from '../publishable'
import { audience } from './audience'
import { content } from './blocks'
import { checkIssue } from './hooks/check-issue'
import { sendFirstPublication } from './hooks/send-first-publication'

const invalidates = invalidateTags(() => [newsletterIssues.tag])

/** An issue of the newsletter. It is sent to its audience when it is published for the first time. */
export const NewsletterIssue: CollectionConfig = {
  slug: newsletterIssues.slug,
  labels: newsletterIssues.labels,
  ...listView({ filters: ['title', 'subject', 'updatedAt'], savedBy: 'staff', count: 'all' }),
  admin: {
    group: adminGroups.editorial,
    useAsTitle: newsletterIssues.title,
    components: {
      edit: { PublishButton: '@/admin/newsletter/publish-issue-button#PublishIssueButton' },
      views: {
        edit: {
          email: {
            Component: '@/admin/newsletter-issue/email-view#EmailView',
            path: '/email',
            tab: { label: 'Email', href: '/email', order: 150 },
          },
        },
      },
    },
    ...preview(newsletterIssues.slug),
    defaultColumns: ['title', 'subject', 'updatedAt', '_status'],
    listSearchableFields: ['title', 'subject', 'slug'],
  },
  access: publishable.access,
  versions: publishable.versions,
  endpoints: publishable.endpoints,
  defaultSort: '-createdAt',
  hooks: {
    beforeOperation: publishable.beforeOperation,
    beforeChange: [...publishable.beforeChange, checkIssue],
    beforeDelete: publishable.beforeDelete,
    ...invalidates,
    afterChange: [...invalidates.afterChange, sendFirstPublication],
  },
  fields: [
    formTabs({
      Text: [
        {
          name: 'title',
          type: 'text',
          required: true,
          maxLength: 160,
          admin: { description: 'The heading of the email and of its page.' },
        },
        {
          name: 'subject',
          type: 'text',
          required: true,
          maxLength: 150,
          admin: { description: 'The subject of the email. Phones show about 40 characters.' },
        },
        {
          name: 'preheader',
          type: 'text',
          maxLength: 150,
          admin: { description: 'What a list of emails shows after the subject.' },
        },
        slug('title', { reserved: reservedIssueSlugs }),
      ],
      Content: [content],
      Audience: [audience],
    }),
    {
      name: 'sending',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableBulkEdit: true,
        disableListColumn: true,
        components: { Field: '@/admin/newsletter/sending-panel#SendingPanel' },
      },
    },
    publicationDate({
      name: 'publishedAt',
      admin: { position: 'sidebar', readOnly: true, description: 'The first publication.' },
    }),
    ...publishable.fields,
  ],
}

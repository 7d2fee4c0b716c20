import type { CollectionConfig } from 'payload'
import { draftWriters } from '@/access/draft-writers'
import { editors } from '@/access/editors'
import { publishedOrStaff } from '@/access/published-or-staff'
import { staff } from '@/access/staff'
import { contributorsWriteDrafts } from './hooks/contributors-write-drafts'

type Publishable = Pick<Required<CollectionConfig>, 'access' | 'versions'> & {
  beforeOperation: NonNullable<NonNullable<CollectionConfig['hooks']>['beforeOperation']>
}

/**
 * What every collection that editors publish has in common: drafts with versions and scheduled
 * publishing, contributors who draft, editors who publish. Autosave stays off: it would defeat
 * the lock that tells a second person that a document is being edited.
 */
export const publishable: Publishable = {
  access: {
    read: publishedOrStaff,
    readVersions: staff,
    create: draftWriters,
    update: draftWriters,
    delete: editors,
  },
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 50 },
  beforeOperation: [contributorsWriteDrafts],
}

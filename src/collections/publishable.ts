import type { CollectionConfig, Endpoint } from 'payload'
import { draftWriters } from '@/access/draft-writers'
import { editors } from '@/access/editors'
import { publishedOrStaff } from '@/access/published-or-staff'
import { staff } from '@/access/staff'
import { reviewFields } from '@/fields/review'
import { restoreVersion } from '@/payload-patches/rest/restore-version'
import { checkPictures } from './hooks/check-pictures'
import { contributorsWriteDrafts } from './hooks/contributors-write-drafts'
import { lockRows } from './hooks/lock-rows'
import { optimisticLock } from './hooks/optimistic-lock'
import { preventUsedDelete } from './hooks/prevent-used-delete'
import { snapshotPublished } from './hooks/snapshot-published'
import { updateReview } from './hooks/update-review'

type Hooks = Required<NonNullable<CollectionConfig['hooks']>>

type Publishable = Pick<Required<CollectionConfig>, 'access' | 'fields' | 'versions'> &
  Pick<Hooks, 'beforeOperation' | 'beforeChange' | 'beforeDelete'> & {
    endpoints: Endpoint[]
    components: NonNullable<NonNullable<CollectionConfig['admin']>['components']>
  }

/**
 * Common settings of collections with a publishing workflow: drafts with versions and scheduled
 * publishing, contributors who write and submit drafts, editors who review and publish. Autosave is
 * disabled, because it would defeat document locking. Unsaved changes are stored in the browser
 * instead.
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
  endpoints: [restoreVersion],
  fields: reviewFields,
  components: {
    edit: {
      PublishButton: '@/admin/publish/publish-button#PublishButton',
    },
  },
  beforeOperation: [contributorsWriteDrafts, lockRows],
  beforeChange: [snapshotPublished, optimisticLock, checkPictures, updateReview],
  beforeDelete: [preventUsedDelete],
}

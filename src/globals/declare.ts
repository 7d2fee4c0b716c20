import type { Field, GlobalConfig } from 'payload'
import { editors } from '@/access/editors'
import { publishedOrStaff } from '@/access/published-or-staff'
import { staff } from '@/access/staff'
import { adminGroups } from '@/collections/groups'
import { expireTagsOfGlobal } from '@/collections/hooks/invalidate-tags'
import { globalPreview } from '@/collections/preview'
import { type GlobalName, globalLabels } from '@/content/global-labels'
import { restoreGlobalVersion } from '@/payload-patches/rest/restore-global-version'
import { lockGlobal } from './hooks/lock-global'
import { optimisticLock } from './hooks/optimistic-lock'
import { publishByDefault } from './hooks/publish-by-default'

interface Declaration {
  slug: GlobalName
  /** The name of its type, where the slug would give that of a collection. */
  interfaceName?: string
  /** The cache tag of the pages that show the global. */
  tag: string
  /** The description below the heading in the admin panel. */
  description?: string
  fields: Field[]
}

/**
 * Common settings of all globals: visitors read the published version, editors save drafts, publish
 * and schedule. Autosave is disabled for the reason given in `src/collections/publishable.ts`.
 */
export function declareGlobal({
  slug,
  interfaceName,
  tag,
  description,
  fields,
}: Declaration): GlobalConfig {
  return {
    slug,
    ...(interfaceName !== undefined && { typescript: { interface: interfaceName } }),
    label: globalLabels[slug],
    admin: {
      group: adminGroups.settings,
      ...(description === undefined ? {} : { description }),
      ...globalPreview(slug),
      components: {
        elements: { PublishButton: '@/admin/publish/publish-button#PublishButton' },
      },
    },
    access: { read: publishedOrStaff, update: editors, readVersions: staff },
    // Payload reads the published version of a draft without its status, and takes it for
    // unpublished.
    forceSelect: { _status: true },
    versions: { drafts: { schedulePublish: true }, max: 50 },
    endpoints: [restoreGlobalVersion(slug)],
    hooks: {
      beforeOperation: [publishByDefault, lockGlobal],
      beforeChange: [optimisticLock],
      ...expireTagsOfGlobal(tag),
    },
    fields,
  }
}

import type { Field, GlobalConfig } from 'payload'
import { editors } from '@/access/editors'
import { siteOrStaff } from '@/access/site-or-staff'
import { staff } from '@/access/staff'
import { adminGroups } from '@/collections/groups'
import { expireTagsOfGlobal } from '@/collections/hooks/invalidate-tags'

interface Declaration {
  slug: string
  label: string
  /** The cache tag of the pages that show the global. */
  tag: string
  /** The description below the heading in the admin panel. */
  description?: string
  fields: Field[]
}

/** Common settings of all globals: public read access, write access for editors, and versions. */
export function declareGlobal({
  slug,
  label,
  tag,
  description,
  fields,
}: Declaration): GlobalConfig {
  return {
    slug,
    label,
    admin: { group: adminGroups.site, ...(description === undefined ? {} : { description }) },
    access: { read: siteOrStaff, update: editors, readVersions: staff },
    versions: { max: 50 },
    hooks: expireTagsOfGlobal(tag),
    fields,
  }
}

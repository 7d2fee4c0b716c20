import type { Field, GlobalConfig } from 'payload'
import { editors } from '@/access/editors'
import { siteOrStaff } from '@/access/site-or-staff'
import { staff } from '@/access/staff'
import { adminGroups } from '@/collections/groups'
import { expireTagsOfGlobal } from '@/collections/hooks/expire-tags'

interface Declaration {
  slug: string
  label: string
  /** Cache tag of the pages the global stands on. */
  tag: string
  /** What it is, below its heading in the back office. */
  description?: string
  fields: Field[]
}

/** What every global has in common: the site reads it, editors keep it, every save is a version. */
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

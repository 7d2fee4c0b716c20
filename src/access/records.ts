import { editors } from './editors'
import { siteOrStaff } from './site-or-staff'

/** Small records without drafts: the site reads them, editors write them. */
export const records = {
  read: siteOrStaff,
  create: editors,
  update: editors,
  delete: editors,
}

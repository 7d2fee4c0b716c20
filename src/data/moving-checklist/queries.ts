import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { ChecklistGroup } from '@/contract/moving-checklist/moving-checklist'
import type { MovingChecklist } from '@/payload-types'
import { dependOn } from '../cache/depend-on'
import { newestGlobal } from '../payload/newest-global'
import { payloadClient } from '../payload/payload-client'
import type { Draft } from '../payload/version'
import type { Staff } from '../staff/staff'

function toGroups({ groups }: MovingChecklist): ChecklistGroup[] {
  return (groups ?? []).map(({ title, items }) => ({ title, items: items ?? [] }))
}

/** The checklist in groups by week. */
export async function movingChecklist(): Promise<ChecklistGroup[]> {
  dependOn(cacheTags.page('moving-checklist'))
  const payload = await payloadClient()
  return toGroups(
    await payload.findGlobal({ slug: 'moving-checklist', overrideAccess: false, depth: 0 }),
  )
}

/** The newest version of the moving checklist. */
export function movingChecklistDraft(user: Staff): Promise<Draft<ChecklistGroup[]>> {
  return newestGlobal('moving-checklist', 0, user, toGroups)
}

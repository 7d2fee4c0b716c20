import 'server-only'
import type { ChecklistGroup } from '@/contract/moving-checklist'
import { cacheTags } from '@/lib/cache-tags'
import { cached } from '../cached'
import { payloadClient } from '../payload'

async function readMovingChecklist(): Promise<ChecklistGroup[]> {
  const payload = await payloadClient()
  const { groups } = await payload.findGlobal({
    slug: 'moving-checklist',
    overrideAccess: false,
    depth: 0,
  })
  return (groups ?? []).map(({ title, items }) => ({ title, items: items ?? [] }))
}

/** The checklist in groups by week. */
export function movingChecklist(): Promise<ChecklistGroup[]> {
  return cached(['moving-checklist'], [cacheTags.page('moving-checklist')], readMovingChecklist)
}

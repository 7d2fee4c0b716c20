import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { ChecklistGroup } from '@/contract/moving-checklist/moving-checklist'
import { cached } from '../cache/cached'
import { payloadClient } from '../payload/payload-client'

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

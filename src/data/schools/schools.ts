import 'server-only'
import { cacheTags } from '@/config/cache-tags'
import type { PrivateSchool, SchoolDistrict } from '@/contract/schools/school'
import { cached } from '../cached'
import { payloadClient } from '../payload'

async function readDistricts(): Promise<SchoolDistrict[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'school-districts',
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: ['order', 'id'],
    select: { name: true, rating: true, enrollment: true, highlights: true, website: true },
  })
  return docs.map(({ id, name, rating, enrollment, highlights, website }) => ({
    id: String(id),
    name,
    rating: rating ?? null,
    enrollment: enrollment ?? null,
    highlights: highlights ?? [],
    website: website ?? null,
  }))
}

/** The public districts in the editors' order. */
export function schoolDistricts(): Promise<SchoolDistrict[]> {
  return cached(['school-districts'], [cacheTags.resources], readDistricts)
}

async function readPrivateSchools(): Promise<PrivateSchool[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: 'private-schools',
    overrideAccess: false,
    depth: 0,
    pagination: false,
    sort: ['order', 'id'],
    select: { name: true, type: true, grades: true, tuitionRange: true, website: true },
  })
  return docs.map(({ id, name, type, grades, tuitionRange, website }) => ({
    id: String(id),
    name,
    type: type ?? null,
    grades: grades ?? null,
    tuitionRange: tuitionRange ?? null,
    website: website ?? null,
  }))
}

/** The private schools in the editors' order. */
export function privateSchools(): Promise<PrivateSchool[]> {
  return cached(['private-schools'], [cacheTags.resources], readPrivateSchools)
}

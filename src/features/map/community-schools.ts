import type { CommunityDetail } from '@/contract/communities/community'
import { schoolLevels } from '@/domain/enums'
import type { LatLng } from '@/domain/map/map-view'
import { schoolPlace } from '@/domain/schools/school-offset'
import type { SchoolPin } from './types'

/** The schools of a community, placed around it. A school with two levels is shown twice. */
export function communitySchools(
  { schools, slug }: Pick<CommunityDetail, 'schools' | 'slug'>,
  around: LatLng,
): SchoolPin[] {
  return schoolLevels.flatMap(({ value: level }) =>
    schools[level].map(({ name, rating, distance }) => ({
      name,
      level,
      rating,
      communities: [slug],
      at: schoolPlace(name, around, distance),
    })),
  )
}

import { AmenityIcon } from '@/components/communities/amenity-icon'
import { Section } from '@/components/layout/section'
import type { CommunityDetail } from '@/contract/communities/community'
import { getLabel, type Option } from '@/domain/enums'

interface AmenitiesProps {
  community: CommunityDetail
  options: readonly Option[]
  heading: string
}

/** The amenities. Renders nothing when there are none. */
export function Amenities({ community, options, heading }: AmenitiesProps) {
  if (community.amenities.length === 0) return null
  return (
    <Section id="amenities" title={heading}>
      <ul className="columns-2 gap-x-8 sm:columns-3">
        {community.amenities.map((value) => (
          <li
            key={value}
            className="flex break-inside-avoid items-center gap-4 border-hairline border-t py-4 font-semibold"
          >
            <AmenityIcon value={value} className="size-6 text-primary" strokeWidth={1.5} />
            {getLabel(options, value)}
          </li>
        ))}
      </ul>
    </Section>
  )
}

import type { CommunityDetail } from '@/contract/communities/community'

interface SectionLinksProps {
  community: CommunityDetail
  /** Numbers of listed plans and homes. */
  plans: number
  homes: number
}

/** The sections of the page that this community has, in order. */
function getParts({ community, plans, homes }: SectionLinksProps) {
  const isSoldOut = community.status === 'sold_out'
  return [
    { id: 'about', label: 'About', has: true },
    { id: 'homes', label: 'Homes', has: homes > 0 },
    { id: 'plans', label: 'Floor plans', has: plans > 0 },
    { id: 'costs', label: 'Costs', has: !isSoldOut && community.startPrice !== null },
    { id: 'schools', label: 'Schools', has: community.schoolDistrict !== null },
    { id: 'amenities', label: 'Amenities', has: community.amenities.length > 0 },
    { id: 'builders', label: 'Builders', has: community.builders.length > 0 },
    { id: 'location-map', label: 'Location', has: true },
    isSoldOut
      ? { id: 'similar', label: 'Similar communities', has: true }
      : { id: 'request-tour', label: 'Request a tour', has: true },
  ].filter(({ has }) => has)
}

export function SectionLinks(props: SectionLinksProps) {
  return (
    <nav aria-label="On this page" className="mt-7 mb-11 overflow-x-auto border-hairline border-b">
      <ul className="flex gap-7 whitespace-nowrap">
        {getParts(props).map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-12 items-center border-transparent border-b-[3px] font-medium transition-colors hover:border-accent"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

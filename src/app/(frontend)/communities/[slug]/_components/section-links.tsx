import type { CommunityDetail } from '@/contract/communities/community'

/** The sections of the page that this community has, in order. */
function partsOf(community: CommunityDetail) {
  const isSoldOut = community.status === 'sold_out'
  return [
    { id: 'about', label: 'About', has: true },
    { id: 'schools', label: 'Schools', has: community.schoolDistrict !== null },
    { id: 'amenities', label: 'Amenities', has: community.amenities.length > 0 },
    { id: 'builders', label: 'Builders', has: community.builders.length > 0 },
    { id: 'location-map', label: 'Location', has: true },
    isSoldOut
      ? { id: 'similar', label: 'Similar communities', has: true }
      : { id: 'request-tour', label: 'Request a tour', has: true },
  ].filter(({ has }) => has)
}

export function SectionLinks({ community }: { community: CommunityDetail }) {
  return (
    <nav
      aria-label="On this page"
      data-screen-only
      className="mt-7 mb-11 overflow-x-auto border-hairline border-b"
    >
      <ul className="flex gap-7 whitespace-nowrap">
        {partsOf(community).map(({ id, label }) => (
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

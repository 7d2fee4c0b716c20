import { CommunityCard } from '@/components/communities/community-card'
import { Heart } from '@/components/shortlist/heart'
import { SectionHeading } from '@/components/ui/section-heading'
import type { ListedCommunity } from '@/contract/communities/community'
import type { HomeSection } from '@/contract/site/site'

interface FeaturedCommunitiesProps {
  words: HomeSection
  communities: readonly ListedCommunity[]
}

export function FeaturedCommunities({ words, communities }: FeaturedCommunitiesProps) {
  if (communities.length === 0) return null
  return (
    <section>
      <SectionHeading words={words} />
      <ul className="grid grid-cols-1 gap-7 md:grid-cols-2">
        {communities.map((community) => (
          <li key={community.id}>
            <CommunityCard heart={Heart} layout="standard" community={community} />
          </li>
        ))}
      </ul>
    </section>
  )
}

'use client'

import { useQuery } from '@tanstack/react-query'
import { CommunityCard } from '@/components/communities/community-card'
import { SectionHeading } from '@/components/ui/section-heading'
import type { HomeSection } from '@/contract/site/site'
import { featuredQuery } from '@/features/home/api/featured-communities'

export function FeaturedCommunities({ words }: { words: HomeSection }) {
  const { data: communities = [] } = useQuery(featuredQuery)
  if (communities.length === 0) return null
  return (
    <section>
      <SectionHeading words={words} />
      <ul className="grid grid-cols-1 gap-7 md:grid-cols-2">
        {communities.map((community) => (
          <li key={community.id}>
            <CommunityCard layout="standard" community={community} />
          </li>
        ))}
      </ul>
    </section>
  )
}

import { MapPinned } from 'lucide-react'
import { CommunityCard } from '@/components/communities/community-card'
import { Section } from '@/components/layout/section'
import { Heart } from '@/components/shortlist/heart'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'
import { messages } from '@/content/messages'
import type { BuilderDetail } from '@/contract/builders/builder'

interface ActiveCommunitiesProps {
  builder: BuilderDetail
  heading: string
}

/** The communities where the builder currently builds. */
export function ActiveCommunities({ builder: { communities }, heading }: ActiveCommunitiesProps) {
  return (
    <Section id="communities" title={heading}>
      {communities.length === 0 ? (
        <div className="grid justify-items-center gap-4 rounded-lg border border-hairline bg-surface px-6 py-12 text-center">
          <MapPinned aria-hidden className="size-9 text-accent" strokeWidth={1.5} />
          <p className="font-display text-xl">{messages.noActiveCommunities}</p>
          <ButtonLink href={paths.communities} variant="outline">
            Browse all communities
          </ButtonLink>
        </div>
      ) : (
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {communities.map((community) => (
            <li key={community.id}>
              <CommunityCard heart={Heart} layout="standard" community={community} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

import { CommunityCard } from '@/components/communities/community-card'
import { Section } from '@/components/layout/section'
import { Heart } from '@/components/shortlist/heart'
import { ButtonLink } from '@/components/ui/button'
import { paths } from '@/config/paths'
import type { CommunityDetail } from '@/contract/communities/community'
import { similarCommunities } from '@/data/communities/list'

/** How many are shown. */
const SHOWN = 4

/** Communities with homes, in place of one that is sold out. */
export async function SimilarCommunities({
  community,
  heading,
}: {
  community: CommunityDetail
  heading: string
}) {
  const similar = await similarCommunities(community.id, SHOWN)
  return (
    <Section id="similar" title={heading}>
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {similar.map((found) => (
          <li key={found.id}>
            <CommunityCard heart={Heart} layout="standard" community={found} />
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <ButtonLink href={paths.communities} variant="outline">
          Browse all communities
        </ButtonLink>
      </p>
    </Section>
  )
}

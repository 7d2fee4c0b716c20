import { rowHome } from '@/components/homes/home-row'
import { Section } from '@/components/layout/section'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { Home } from '@/contract/homes/home'
import { plural } from '@/domain/text/plural'
import { HomeList } from '@/features/homes/components/home-list'

interface HomesProps {
  homes: readonly Home[]
  /** Slug of the community. */
  community: string
  heading: string
}

/** The homes for sale. Renders nothing when none are listed. */
export function Homes({ homes, community, heading }: HomesProps) {
  if (homes.length === 0) return null
  const ready = homes.filter(({ stage }) => stage === 'ready').length
  return (
    <Section id="homes" title={heading} screenOnly>
      <p className="-mt-2 mb-5 text-ink-soft">
        {plural(homes.length, 'home listed', 'homes listed')}
        {ready > 0 ? `, ${ready} ready to move into.` : '.'}
      </p>
      <HomeList homes={homes.map(rowHome)} community={community} now={new Date().toISOString()} />
      <p className="mt-3">
        <PageLink href={paths.homes} className="inline-flex min-h-11 items-center">
          <span className="quiet-link">See homes in every community</span>
        </PageLink>
      </p>
    </Section>
  )
}

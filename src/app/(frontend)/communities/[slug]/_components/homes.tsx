import { TermHelp } from '@/components/glossary/term-help'
import { rowHome } from '@/components/homes/home-row'
import { Section } from '@/components/layout/section'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { Home } from '@/contract/homes/home'
import type { Glossary } from '@/domain/glossary/glossary'
import { describeListedHomes } from '@/domain/homes/listed-homes'
import { slugify } from '@/domain/text/slug'
import { HomeList } from '@/features/homes/components/home-list'

interface HomesProps {
  homes: readonly Home[]
  /** Slug of the community. */
  community: string
  /** Its city. */
  city: string
  heading: string
  /** The homes that builders report as available. */
  reported: number
  glossary: Glossary
}

/** The homes for sale. Renders nothing when none are listed. */
export function Homes({ homes, community, city, heading, reported, glossary }: HomesProps) {
  if (homes.length === 0) return null
  return (
    <Section id="homes" title={heading}>
      <p className="-mt-2 mb-5 text-ink-soft">
        {describeListedHomes(homes, reported)}
        {homes.some(({ stage }) => stage === 'ready') ? (
          <TermHelp glossary={glossary} label="Ready" />
        ) : null}
      </p>
      <HomeList homes={homes.map(rowHome)} community={community} now={new Date().toISOString()} />
      <p className="mt-3 flex flex-wrap gap-x-6">
        {city ? (
          <PageLink
            href={paths.newHomes('city', slugify(city))}
            className="inline-flex min-h-11 items-center"
          >
            <span className="quiet-link">{`See all new homes in ${city}`}</span>
          </PageLink>
        ) : null}
        <PageLink href={paths.homes} className="inline-flex min-h-11 items-center">
          <span className="quiet-link">See all homes for sale</span>
        </PageLink>
      </p>
    </Section>
  )
}

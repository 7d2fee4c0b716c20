import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { CommunityDetail } from '@/contract/communities/community'
import type { SiteLink } from '@/contract/site/site'

interface TrailProps {
  community: CommunityDetail
  origin: string
  /** The section of the community's page. */
  section: SiteLink
  breadcrumbLabel: string
}

/** Breadcrumbs of a page below the page of a community. */
export function CommunityTrail({ community, origin, section, breadcrumbLabel }: TrailProps) {
  return (
    <Breadcrumbs
      origin={origin}
      trail={[
        { label: 'Home', path: paths.home },
        { label: 'Communities', path: paths.communities },
        { label: community.name, path: paths.community(community.slug) },
        section,
      ]}
      breadcrumbLabel={breadcrumbLabel}
    />
  )
}

/** The community in three lines, with a link to its page. */
export function CommunityLines({ community }: { community: CommunityDetail }) {
  const { name, slug, location, schoolDistrict } = community
  return (
    <p>
      <PageLink href={paths.community(slug)} className="font-semibold text-lg hover:text-primary">
        {name}
      </PageLink>
      <span className="block text-ink-soft">{location}</span>
      {schoolDistrict ? <span className="block text-ink-soft">{schoolDistrict}</span> : null}
    </p>
  )
}

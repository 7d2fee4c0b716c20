import { ExternalLink, Phone } from 'lucide-react'
import { BuilderLogo } from '@/components/builders/builder-logo'
import { TierBadge } from '@/components/builders/tier-badge'
import { Section } from '@/components/layout/section'
import { buttonClass } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { PhoneLinks } from '@/components/ui/phone-links'
import { paths } from '@/config/paths'
import type { CommunityBuilder, CommunityDetail } from '@/contract/communities/community'
import { tierTitle } from '@/domain/builders/builder-tier'

interface BuilderProps {
  builder: CommunityBuilder
  /** The community's phone and contact, used when the builder has none. */
  fallback: Pick<CommunityDetail, 'hoaPhone' | 'hoaContact'>
}

function Contact({ builder, fallback }: BuilderProps) {
  const phone = builder.phone ?? fallback.hoaPhone
  const contact = builder.phone ? null : fallback.hoaContact
  return (
    <p
      data-listing={paths.builder(builder.slug)}
      className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm"
    >
      <PageLink
        href={paths.builder(builder.slug)}
        className={buttonClass('outline', 'min-h-11 text-sm')}
      >
        View Builder Profile
      </PageLink>
      {phone ? (
        <PhoneLinks
          phone={phone}
          className="figures inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          {(number) => (
            <>
              <Phone aria-hidden className="size-4 text-primary" strokeWidth={1.8} />
              {number}
            </>
          )}
        </PhoneLinks>
      ) : null}
      {contact ? <span className="text-ink-soft">{contact}</span> : null}
      {builder.website ? (
        <a
          href={builder.website}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold"
        >
          <ExternalLink aria-hidden className="size-4 text-primary" strokeWidth={1.8} />
          Website
        </a>
      ) : null}
    </p>
  )
}

function BuilderCard({ builder, fallback }: BuilderProps) {
  return (
    <article className="grid overflow-hidden rounded-lg border border-hairline bg-surface sm:grid-cols-[13rem_1fr]">
      <div className="grid place-items-center border-hairline p-6 max-sm:border-b sm:border-r">
        <BuilderLogo name={builder.name} logo={builder.logo} className="max-h-24" />
      </div>
      <div className="p-6">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-xl">
          <PageLink href={paths.builder(builder.slug)} className="hover:text-primary">
            {builder.name}
          </PageLink>
          {builder.tier ? <TierBadge>{tierTitle(builder.tier)}</TierBadge> : null}
        </h3>
        {builder.description ? (
          <p className="mt-2 line-clamp-4 text-ink-soft">{builder.description}</p>
        ) : null}
        <Contact builder={builder} fallback={fallback} />
      </div>
    </article>
  )
}

interface BuildersProps {
  community: CommunityDetail
  heading: string
}

export function Builders({ community, heading }: BuildersProps) {
  if (community.builders.length === 0) return null
  return (
    <Section id="builders" title={heading}>
      <ul className="grid gap-4">
        {community.builders.map((builder) => (
          <li key={builder.id}>
            <BuilderCard builder={builder} fallback={community} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

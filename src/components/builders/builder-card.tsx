import { ArrowRight, Globe, MapPinned, Phone } from 'lucide-react'
import { paths } from '@/config/paths'
import type { BuilderSummary } from '@/contract/builders/builder'
import { builderTiers, getLabel } from '@/domain/enums'
import { parsePhones } from '@/domain/text/phone'
import { PageLink } from '../ui/page-link'
import { BuilderLogo } from './builder-logo'
import { TierBadge } from './tier-badge'

interface BuilderCardProps {
  builder: BuilderSummary
  priority?: boolean
}

const iconLink =
  'relative z-10 grid size-11 place-items-center rounded-full border border-hairline text-primary transition-colors hover:border-primary hover:bg-primary-tint'

function ContactIcons({
  builder: { name, slug, website, phone },
}: Pick<BuilderCardProps, 'builder'>) {
  return (
    <span data-listing={paths.builder(slug)} className="flex gap-2">
      {website ? (
        <a
          href={website}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${name} website`}
          className={iconLink}
        >
          <Globe aria-hidden className="size-4.5" strokeWidth={1.7} />
        </a>
      ) : null}
      {phone ? (
        <a
          href={parsePhones(phone)[0].href}
          aria-label={`Call ${name}, ${parsePhones(phone)[0].text}`}
          className={iconLink}
        >
          <Phone aria-hidden className="size-4.5" strokeWidth={1.7} />
        </a>
      ) : null}
    </span>
  )
}

/** A builder in a list. The whole card is a link; its inner links stay clickable. */
export function BuilderCard({ builder, priority = false }: BuilderCardProps) {
  const { name, slug, logo, tier, description, communities } = builder
  const profile = paths.builder(slug)
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-hairline bg-surface transition-shadow duration-200 hover:shadow-soft">
      <div className="relative grid h-42 place-items-center border-hairline border-b px-10 py-5">
        <BuilderLogo name={name} logo={logo} priority={priority} className="max-h-30" />
        {tier ? (
          <TierBadge className="absolute top-3.5 left-3.5">
            {getLabel(builderTiers, tier)}
          </TierBadge>
        ) : null}
      </div>
      <div className="flex flex-1 flex-col p-5 md:p-6">
        <h2 className="text-xl [overflow-wrap:anywhere]">
          <PageLink
            href={profile}
            className="after:absolute after:inset-0 after:rounded-lg hover:text-primary focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-marigold focus-visible:after:-outline-offset-3"
          >
            {name}
          </PageLink>
        </h2>
        {description ? <p className="mt-2 line-clamp-3 text-ink-soft">{description}</p> : null}
        <p className="mt-auto pt-4">
          <PageLink
            href={paths.builderCommunities(slug)}
            aria-label={`Active Communities of ${name}: ${communities.length}`}
            className="relative z-10 inline-flex min-h-11 items-center gap-2.5 text-sm"
          >
            <MapPinned aria-hidden className="size-4.5 shrink-0 text-accent" strokeWidth={1.7} />
            <span className="quiet-link">Active Communities</span>
            <span className="figures font-bold text-base">{communities.length}</span>
          </PageLink>
        </p>
        <div className="mt-2 flex min-h-15 items-end justify-between gap-3 border-hairline border-t pt-4">
          <PageLink
            href={profile}
            aria-label={`View Profile of ${name}`}
            className="relative z-10 inline-flex min-h-11 items-center gap-2 font-semibold text-primary"
          >
            View Profile
            <ArrowRight
              aria-hidden
              className="size-4 transition-transform group-hover:translate-x-0.5"
              strokeWidth={2}
            />
          </PageLink>
          <ContactIcons builder={builder} />
        </div>
      </div>
    </article>
  )
}

import { ExternalLink, House, MapPinned, Phone } from 'lucide-react'
import { AlertLink } from '@/components/alert-link'
import { BuilderLogo } from '@/components/builders/builder-logo'
import { TierBadge } from '@/components/builders/tier-badge'
import { buttonClass } from '@/components/ui/button'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { BuilderDetail } from '@/contract/builders/builder'
import { tierTitle } from '@/domain/builders/builder-tier'
import { parsePhones } from '@/domain/text/phone'
import { plural } from '@/domain/text/plural'

function Actions({ builder: { phone, website } }: { builder: BuilderDetail }) {
  if (!phone && !website) return null
  return (
    <p data-screen-only data-listing="" className="flex flex-wrap gap-3">
      {phone ? (
        <a href={parsePhones(phone)[0].href} className={buttonClass('accent')}>
          <Phone aria-hidden className="size-4.5" strokeWidth={1.8} />
          Call Now
        </a>
      ) : null}
      {website ? (
        <a
          href={website}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('outline')}
        >
          <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.8} />
          Visit Website
        </a>
      ) : null}
    </p>
  )
}

interface BuilderHeaderProps {
  builder: BuilderDetail
  /** Its homes for sale. */
  homes: number
}

const fact = 'inline-flex min-h-9 items-center gap-2.5 text-ink-soft text-lg hover:text-primary'

/** Logo, name, tier, communities, homes, and links to call or write. */
export function BuilderHeader({ builder, homes }: BuilderHeaderProps) {
  const { name, slug, logo, tier, communities } = builder
  return (
    <div className="mt-4 grid gap-x-9 gap-y-6 md:grid-cols-[15rem_1fr] md:items-center">
      <div className="grid h-42 place-items-center overflow-hidden rounded-lg border border-hairline bg-surface p-6 max-md:w-60 max-md:max-w-full">
        <BuilderLogo name={name} logo={logo} priority className="max-h-30" />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div className="min-w-0">
          <p>
            <TierBadge>{tierTitle(tier)}</TierBadge>
          </p>
          <h1 className="mt-2 text-5xl [overflow-wrap:anywhere]">{name}</h1>
          <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
            <a href="#communities" className={fact}>
              <MapPinned aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.8} />
              <span className="quiet-link">
                {plural(communities.length, 'active community', 'active communities')}
              </span>
            </a>
            {homes > 0 ? (
              <PageLink href={paths.newHomes('builder', slug)} className={fact}>
                <House aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.8} />
                <span className="quiet-link">
                  {plural(homes, 'home for sale', 'homes for sale')}
                </span>
              </PageLink>
            ) : null}
          </p>
          <AlertLink about={{ target: 'builders', id: Number(builder.id) }} />
        </div>
        <Actions builder={builder} />
      </div>
    </div>
  )
}

import { ExternalLink, MapPinned, Phone } from 'lucide-react'
import { BuilderLogo } from '@/components/builders/builder-logo'
import { TierBadge } from '@/components/builders/tier-badge'
import { buttonClass } from '@/components/ui/button'
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

/** Logo, name, tier, communities, and links to call or write. */
export function BuilderHeader({ builder }: { builder: BuilderDetail }) {
  const { name, logo, tier, communities } = builder
  return (
    <div className="mt-4 grid gap-x-9 gap-y-6 md:grid-cols-[15rem_1fr] md:items-center">
      <div className="grid h-42 place-items-center overflow-hidden rounded-lg border border-hairline bg-surface p-6 max-md:w-60">
        <BuilderLogo name={name} logo={logo} priority className="max-h-30" />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div className="min-w-0">
          <p>
            <TierBadge>{tierTitle(tier)}</TierBadge>
          </p>
          <h1 className="mt-2 text-5xl [overflow-wrap:anywhere]">{name}</h1>
          <p className="mt-3">
            <a
              href="#communities"
              className="inline-flex min-h-9 items-center gap-2.5 text-ink-soft text-lg hover:text-primary"
            >
              <MapPinned aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.8} />
              <span className="quiet-link">
                {plural(communities.length, 'active community', 'active communities')}
              </span>
            </a>
          </p>
        </div>
        <Actions builder={builder} />
      </div>
    </div>
  )
}

import { MapPin, Navigation2 } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { buttonClass } from '@/components/ui/button'
import { mapSettings } from '@/config/map-settings'
import type { CommunityDetail } from '@/contract/communities/community'
import { directionsUrl } from '@/domain/map/directions'
import { parseCoordinates } from '@/domain/map/parse-coordinates'
import { LazyLocationMap } from '@/features/map/components/lazy-maps'

interface LocationProps {
  community: CommunityDetail
  heading: string
}

/** The location on a map, and a link to directions. */
export function Location({ community, heading }: LocationProps) {
  const { name, slug, startPrice, schools, location } = community
  const at = parseCoordinates(community)
  const directions = directionsUrl(at)
  return (
    <Section id="location-map" title={heading}>
      <div className="overflow-hidden rounded-lg border border-hairline bg-surface">
        {at ? (
          <LazyLocationMap
            community={{ name, slug, startPrice, schools }}
            at={at}
            settings={mapSettings()}
          />
        ) : (
          <p className="border-hairline border-b bg-sand px-6 py-5 text-ink-soft">
            Exact location coming soon.
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-6 border-hairline border-t p-6">
          <address className="flex gap-3">
            <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.8} />
            <span>
              <span className="block font-semibold">{name}</span>
              <span className="block text-ink-soft">{location}</span>
            </span>
          </address>
          {directions ? (
            <a
              href={directions}
              target="_blank"
              rel="noopener noreferrer"
              data-listing=""
              className={buttonClass('outline')}
            >
              <Navigation2 aria-hidden className="size-4 rotate-45" strokeWidth={2} />
              Directions
            </a>
          ) : null}
        </div>
      </div>
    </Section>
  )
}

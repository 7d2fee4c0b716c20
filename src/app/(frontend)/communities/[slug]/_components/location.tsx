import { MapPin, Navigation2 } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { buttonClass } from '@/components/ui/button'
import type { CommunityDetail } from '@/contract/community'
import { directionsUrl } from '@/domain/directions'

/** Where it is, and the way there. */
export function Location({ community }: { community: CommunityDetail }) {
  const directions = directionsUrl(community.coordinates)
  return (
    <Section id="location-map" title="Location & Map">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-lg border border-hairline bg-surface p-6">
        <address className="flex gap-3">
          <MapPin aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" strokeWidth={1.8} />
          <span>
            <span className="block font-semibold">{community.name}</span>
            <span className="block text-ink-soft">{community.location}</span>
          </span>
        </address>
        {directions ? (
          <a
            href={directions}
            target="_blank"
            rel="noopener noreferrer"
            data-screen-only
            className={buttonClass('outline')}
          >
            <Navigation2 aria-hidden className="size-4 rotate-45" strokeWidth={2} />
            Directions
          </a>
        ) : null}
      </div>
    </Section>
  )
}

import { Map as MapIcon } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import type { CommunitySummary } from '@/contract/communities/community'
import type { HomeSection } from '@/contract/site/site'
import { teaserPins } from '@/features/home/teaser-pins'
import { TeaserMapDrawing } from './teaser-map-drawing'

/** The maximum number of prices on the drawing. */
const LABELS = 7

interface TeaserMapProps {
  words: HomeSection
  communities: readonly CommunitySummary[]
}

/** A link to the map: a drawing of the four counties with the locations of the communities. */
export function TeaserMap({ words, communities }: TeaserMapProps) {
  return (
    <section className="relative overflow-hidden bg-primary text-surface lg:grid lg:min-h-[28rem]">
      <div className="relative h-80 overflow-hidden md:h-96 lg:absolute lg:inset-0 lg:h-auto">
        <TeaserMapDrawing
          pins={teaserPins(communities, LABELS)}
          className="absolute top-0 left-1/2 h-full w-auto max-w-none -translate-x-[46%] md:-translate-x-1/2 lg:right-0 lg:left-auto lg:translate-x-0 xl:right-[max(0px,calc((100vw-90rem)/2))]"
        />
      </div>
      <div className="page-width relative pt-8 pb-12 lg:self-center lg:py-16">
        <div className="lg:max-w-sm">
          <h2 className="text-4xl">{words.heading}</h2>
          {words.intro ? <p className="mt-4 text-lg text-on-night">{words.intro}</p> : null}
          {words.link ? (
            <ButtonLink
              href={words.link.path}
              variant="plain"
              className="mt-8 w-full text-primary sm:w-auto"
            >
              <MapIcon aria-hidden className="size-4.5" strokeWidth={1.8} />
              {words.link.label}
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </section>
  )
}

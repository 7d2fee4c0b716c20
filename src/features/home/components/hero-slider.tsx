'use client'

import { Suspense, useRef, useState } from 'react'
import { Picture } from '@/components/ui/picture'
import type { HeroSlide } from '@/contract/site/site'
import { lazyComponent } from '@/lib/react/lazy-component'
import { useIdle } from '../use-idle'

const SliderControls = lazyComponent(async () => (await import('./slider-controls')).SliderControls)

interface SlideProps {
  slide: HeroSlide
  isFirst: boolean
  hasPicture: boolean
}

function Slide({ slide, isFirst, hasPicture }: SlideProps) {
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <>
      <div className="absolute inset-0 -z-20">
        {slide.picture && hasPicture ? (
          <Picture
            src={slide.picture.src}
            alt={slide.picture.alt}
            sizes="100vw"
            className="object-[70%_100%] lg:object-center"
            priority
          />
        ) : null}
      </div>
      <div className="hero-wash absolute inset-0 -z-10" />
      <div className="page-width pt-10 pb-48 md:pt-16 md:pb-40 lg:pt-22">
        <Heading className="max-w-[11.5em] text-5xl">{slide.heading}</Heading>
        <p className="mt-5 max-w-[29rem] text-ink/85 text-lg">{slide.sub}</p>
      </div>
    </>
  )
}

/**
 * Hero slides with text on the left third of each image. The first slide works without JavaScript;
 * the controls load after the page, and the images of the other slides before these can appear.
 * Browsers would load images beside the screen even with `loading="lazy"`. All slides stay accessible to screen readers, including the
 * `h1` of the page.
 */
export function HeroSlider({ slides }: { slides: readonly HeroSlide[] }) {
  const area = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [hasAllPictures, setHasAllPictures] = useState(false)
  const isAwake = useIdle()
  return (
    <section ref={area} aria-roledescription="carousel" aria-label="Highlights">
      <div className="relative">
        <div ref={viewport} className="overflow-hidden bg-sand">
          <ul className="flex">
            {slides.map((slide, index) => (
              <li
                key={slide.heading}
                className="relative isolate flex min-h-[35rem] w-full shrink-0 lg:min-h-[40rem]"
              >
                <Slide
                  slide={slide}
                  isFirst={index === 0}
                  hasPicture={index === 0 || hasAllPictures}
                />
              </li>
            ))}
          </ul>
        </div>
        {isAwake && slides.length > 1 ? (
          <Suspense>
            <SliderControls
              area={area}
              viewport={viewport}
              current={current}
              onChange={setCurrent}
              onNear={() => setHasAllPictures(true)}
              names={slides.map(({ heading }) => heading)}
            />
          </Suspense>
        ) : null}
      </div>
    </section>
  )
}

import { Picture } from '@/components/ui/picture'
import type { HeroSlide } from '@/contract/site'

/** The opening picture: its calm left third carries the words on a wash of paper. */
export function Hero({ slide }: { slide: HeroSlide }) {
  return (
    <section className="relative isolate flex min-h-[35rem] overflow-hidden bg-sand lg:min-h-[40rem]">
      <div className="absolute inset-0 -z-20">
        {slide.picture ? (
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
      <div className="page-width pt-10 pb-40 md:pt-16 lg:pt-22">
        <h1 className="max-w-[11.5em] text-5xl">{slide.heading}</h1>
        <p className="mt-5 max-w-[29rem] text-ink/85 text-lg">{slide.sub}</p>
      </div>
    </section>
  )
}

import { preload } from 'react-dom'
import type { HeroSlide } from '@/contract/site/site'
import { avifSources } from '@/domain/media/image-sizes'
import { HeroSlider } from '@/features/home/components/hero-slider'

/** The slides at the top of the home page. The first image is preloaded. */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const src = slides[0]?.picture?.src
  const sources = src ? avifSources(src) : null
  if (src && sources) {
    preload(src, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: sources,
      imageSizes: '100vw',
      fetchPriority: 'high',
    })
  }
  return <HeroSlider slides={slides} />
}

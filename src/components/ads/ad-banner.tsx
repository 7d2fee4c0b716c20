'use client'

import { paths } from '@/config/paths'
import type { Ad } from '@/contract/ads/ad'
import { useImageFailure } from '../ui/use-image-failure'
import { useCountedAd } from './use-counted-ad'

/** A banner; if its image fails to load, a box with its size is shown. */
export function AdBanner({ ad }: { ad: Ad }) {
  const { failed, imageProps } = useImageFailure()
  const counted = useCountedAd(ad.id)
  const isExternal = ad.link.startsWith('http')
  return (
    <figure className="w-75 max-w-full">
      <figcaption className="mb-1.5 text-ink-soft text-xs">
        <a href={paths.earnings} className="inline-block py-1 hover:underline">
          Advertisement
        </a>
      </figcaption>
      <a
        href={ad.link}
        {...counted}
        {...(isExternal ? { target: '_blank', rel: 'sponsored noopener noreferrer' } : {})}
        className="block overflow-hidden rounded-sm"
      >
        {failed ? (
          <span className="grid aspect-6/5 place-items-center border border-hairline bg-sand text-ink-soft text-sm">
            Advertisement 300 x 250
          </span>
        ) : (
          <img
            src={ad.image}
            alt={ad.alt}
            width={300}
            height={250}
            loading="lazy"
            decoding="async"
            {...imageProps}
            className="aspect-6/5 w-full object-cover"
          />
        )}
      </a>
    </figure>
  )
}

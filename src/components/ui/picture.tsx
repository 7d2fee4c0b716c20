'use client'

import { clsx } from 'clsx'
import { avifSources } from '@/domain/media/image-sizes'
import { PLACEHOLDER } from './placeholder'
import { useImageFailure } from './use-image-failure'

interface PictureProps {
  /** Path of the original; without one the placeholder is shown. */
  src: string | null | undefined
  alt: string
  /** Value of the `sizes` attribute. */
  sizes: string
  className?: string
  /**
   * Whether this is the largest image of the first screen: loaded eagerly and decoded
   * synchronously.
   */
  priority?: boolean
  /** Size of the original in pixels, to keep its aspect ratio. */
  width?: number
  height?: number
}

/** A responsive image, 4:3 by default; the placeholder logo is shown if it fails to load. */
export function Picture({
  src,
  alt,
  sizes,
  className,
  priority = false,
  width = 1200,
  height = 900,
}: PictureProps) {
  const { failed, imageProps } = useImageFailure()
  const look = clsx('block size-full object-cover', className)
  if (!src || failed) {
    return <img src={PLACEHOLDER} alt={alt} width={800} height={600} className={look} />
  }
  const sources = avifSources(src)
  return (
    <picture className="contents">
      {sources ? <source type="image/avif" sizes={sizes} srcSet={sources} /> : null}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={look}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding={priority ? 'sync' : 'async'}
        {...imageProps}
      />
    </picture>
  )
}

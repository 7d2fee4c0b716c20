'use client'

import { clsx } from 'clsx'
import { avifSources } from '@/lib/pictures'
import { useImageFailure } from './use-image-failure'

export const PLACEHOLDER = '/brand/logo-placeholder.svg'

interface PictureProps {
  /** Path of the original; without one the placeholder stands in. */
  src: string | null | undefined
  alt: string
  /** How wide it is shown, as `sizes` wants it. */
  sizes: string
  className?: string
  /** The picture that decides when the page looks finished: loaded at once, drawn with the words. */
  priority?: boolean
  /** Pixels of the original, where the picture is shown in its own shape. */
  width?: number
  height?: number
}

/** A picture, 4:3 unless it says otherwise, in the size that fits; a failing one becomes the placeholder logo. */
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

'use client'

import { clsx } from 'clsx'
import { pictureVariant } from '@/domain/media/image-sizes'
import { PLACEHOLDER } from './placeholder'
import { useImageFailure } from './use-image-failure'

interface ThumbProps {
  /** Path of the original; without one the placeholder is shown. */
  src: string | null | undefined
  alt: string
  className?: string
}

/** A small 4:3 image; the placeholder logo is shown if it fails to load. */
export function Thumb({ src, alt, className }: ThumbProps) {
  const { failed, imageProps } = useImageFailure()
  return (
    <img
      src={src && !failed ? pictureVariant(src, 'thumb') : PLACEHOLDER}
      alt={alt}
      width={320}
      height={240}
      loading="lazy"
      decoding="async"
      {...imageProps}
      className={clsx('aspect-4/3 shrink-0 object-cover', className)}
    />
  )
}

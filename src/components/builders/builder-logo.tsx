'use client'

import { clsx } from 'clsx'
import { useImageFailure } from '../ui/use-image-failure'

interface BuilderLogoProps {
  name: string
  logo: string | null
  className?: string
  /** Whether the logo is loaded eagerly. */
  priority?: boolean
}

/**
 * A builder's logo, or the name if there is no logo or it fails to load. Hidden from screen readers
 * because the name is always next to it as text.
 */
export function BuilderLogo({ name, logo, className, priority = false }: BuilderLogoProps) {
  const { failed, imageProps } = useImageFailure()
  if (!logo || failed) {
    return (
      <span
        aria-hidden
        className="text-balance text-center font-display text-ink text-xl [overflow-wrap:anywhere]"
      >
        {name}
      </span>
    )
  }
  return (
    <img
      src={logo}
      alt=""
      width={240}
      height={120}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      className={clsx('w-full object-contain', className)}
      {...imageProps}
    />
  )
}

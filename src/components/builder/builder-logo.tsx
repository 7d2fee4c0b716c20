'use client'

import { clsx } from 'clsx'
import { useImageFailure } from '../ui/use-image-failure'

interface BuilderLogoProps {
  name: string
  /** Path of the logo. */
  logo: string | null
  className?: string
  /** In view at once: not put off until it is scrolled to. */
  priority?: boolean
}

/**
 * A builder's logo; without one, or when it fails, the name stands in. Neither is read aloud: the
 * name always stands beside it as text.
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

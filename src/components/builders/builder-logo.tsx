'use client'

import { clsx } from 'clsx'
import { useImageFailure } from '../ui/use-image-failure'

/** The first letters of the first two words: `KH` for KB Home, `DH` for D.R. Horton. */
const initials = (name: string) =>
  name
    .split(/[\s&]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word[0])
    .join('')

interface BuilderLogoProps {
  name: string
  logo: string | null
  className?: string
  /** Whether the logo is loaded eagerly. */
  priority?: boolean
}

/**
 * A builder's logo, or the initials if there is no logo or it fails to load. Hidden from screen
 * readers because the name is always next to it as text.
 */
export function BuilderLogo({ name, logo, className, priority = false }: BuilderLogoProps) {
  const { failed, imageProps } = useImageFailure()
  if (!logo || failed) {
    return (
      <span
        aria-hidden
        className="grid size-16 place-items-center rounded-full border border-hairline bg-sand font-display text-ink-soft text-xl"
      >
        {initials(name)}
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

import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

interface SectionProps {
  id?: string
  title: string
  /** A section in the side column has a smaller title. */
  size?: 'normal' | 'small'
  /** Not printed. */
  screenOnly?: boolean
  children: ReactNode
}

/** A section with a title. */
export function Section({
  id,
  title,
  size = 'normal',
  screenOnly = false,
  children,
}: SectionProps) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} data-screen-only={screenOnly || undefined}>
      <h2
        id={headingId}
        className={clsx(
          size === 'small' ? 'mb-2 text-xl' : 'mb-4 text-3xl [overflow-wrap:anywhere]',
        )}
      >
        {title}
      </h2>
      {children}
    </section>
  )
}

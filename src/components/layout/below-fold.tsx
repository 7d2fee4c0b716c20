import { Activity, type ReactNode } from 'react'

interface BelowFirstScreenProps {
  /** Estimated height as `[--later-height:…]`, per breakpoint if it differs. */
  className: string
  children: ReactNode
}

/**
 * Content that hydrates separately, so that it does not delay input, and is laid out near the
 * viewport.
 */
export function BelowFold({ className, children }: BelowFirstScreenProps) {
  return (
    <Activity>
      <div className={`later ${className}`}>{children}</div>
    </Activity>
  )
}

import { Activity, type ReactNode } from 'react'

interface BelowFirstScreenProps {
  /** How tall it will be, as `[--later-height:…]` for each width at which that changes. */
  className: string
  children: ReactNode
}

/** A part that wakes up by itself, so that it holds up no tap, and is laid out when it comes near. */
export function BelowFirstScreen({ className, children }: BelowFirstScreenProps) {
  return (
    <Activity>
      <div className={`later ${className}`}>{children}</div>
    </Activity>
  )
}

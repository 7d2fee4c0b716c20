import { Activity, type ReactNode } from 'react'
import { AfterPaint } from './after-paint'

interface BelowFirstScreenProps {
  /** Estimated height as `[--later-height:…]`, per breakpoint if it differs. */
  className: string
  children: ReactNode
}

/**
 * Content that hydrates separately, so that it does not delay input, is laid out near the viewport,
 * and is rendered after the first paint when a link leads to its page.
 */
export function BelowFold({ className, children }: BelowFirstScreenProps) {
  return (
    <Activity>
      <div className={`later ${className}`}>
        <AfterPaint>{children}</AfterPaint>
      </div>
    </Activity>
  )
}

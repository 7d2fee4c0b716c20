'use client'

import type { ReactNode } from 'react'
import { type Deed, focusHeading, useDeed } from '../use-deed'

interface DeedButtonProps extends Omit<Deed, 'after'> {
  /** What it does, and to what. */
  label: string
  /** The heading of the panel, which has the focus when the row is gone. */
  panel: string
  tone?: 'plain' | 'success'
  children: ReactNode
}

/** A button at the end of a row of the desk, that does what the row waits for. */
export function DeedButton({ label, panel, tone, children, ...deed }: DeedButtonProps) {
  const { isPending, start } = useDeed()
  return (
    <button
      type="button"
      className={tone === 'success' ? 'desk-button desk-button--success' : 'desk-button'}
      aria-label={label}
      disabled={isPending}
      onClick={() => start({ ...deed, after: () => focusHeading(panel) })}
    >
      {children}
    </button>
  )
}

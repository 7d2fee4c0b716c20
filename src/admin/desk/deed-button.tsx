'use client'

import type { ReactNode } from 'react'
import { type Deed, focusHeading, useDeed } from '../use-deed'

interface DeedButtonProps extends Omit<Deed, 'after'> {
  /** The accessible name: the action and the document. */
  label: string
  /** The id of the panel's heading, which receives the focus when the row is removed. */
  panel: string
  tone?: 'plain' | 'success'
  children: ReactNode
}

/** The action button of a dashboard row. */
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

'use client'

import type { ReactNode } from 'react'
import { type Action, focusHeading, useAction } from '../use-action'

interface ActionButtonProps extends Omit<Action, 'after'> {
  /** The accessible name: the action and the document. */
  label: string
  /** The id of the panel's heading, which receives the focus when the row is removed. */
  panel: string
  tone?: 'plain' | 'success'
  children: ReactNode
}

/** The action button of a dashboard row. */
export function ActionButton({ label, panel, tone, children, ...action }: ActionButtonProps) {
  const { isPending, start } = useAction()
  return (
    <button
      type="button"
      className={
        tone === 'success' ? 'dashboard-button dashboard-button--success' : 'dashboard-button'
      }
      aria-label={label}
      disabled={isPending}
      onClick={() => start({ ...action, after: () => focusHeading(panel) })}
    >
      {children}
    </button>
  )
}

'use client'

import { clsx } from 'clsx'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'

/** Prints the page. Without JavaScript, only the command of the browser does. */
export function PrintButton({
  className,
  children = 'Print',
}: {
  /** The look of the button. */
  className: string
  children?: ReactNode
}) {
  return (
    <button
      type="button"
      data-screen-only
      onClick={() => window.print()}
      className={clsx('noscript:hidden', className)}
    >
      <Printer aria-hidden className="size-4.5" strokeWidth={1.8} />
      {children}
    </button>
  )
}

'use client'

import { RotateCcw } from 'lucide-react'
import { Button, buttonClass } from '@/components/ui/button'
import { PrintButton } from '@/components/ui/print-button'
import { clearChecked } from '../checked-items'

/** Progress and actions of the checklist. */
export function Toolbar({ done, all }: { done: number; all: number }) {
  return (
    <div
      data-screen-only
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg bg-primary-tint p-5 noscript:hidden"
    >
      <p role="status" className="figures font-semibold text-lg">
        {done} of {all} done
      </p>
      <p className="flex flex-wrap gap-3">
        <PrintButton className={buttonClass('outline')}>Print checklist</PrintButton>
        <Button variant="plain" disabled={done === 0} onClick={clearChecked}>
          <RotateCcw aria-hidden className="size-4.5" strokeWidth={1.8} />
          Start over
        </Button>
      </p>
    </div>
  )
}

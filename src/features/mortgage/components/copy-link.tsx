'use client'

import { Link2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { calculatorMessages } from '@/content/calculator-messages'

/** Copies a link to the page with the current values. */
export function CopyLink({ hash }: { hash: string }) {
  const copy = async () => {
    const { origin, pathname } = window.location
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}${hash}`)
      showToast(calculatorMessages.success)
    } catch {
      // Permission denied, or the page is not in a secure context.
      showToast({ ...calculatorMessages.failure, tone: 'destructive' })
    }
  }
  return (
    <Button variant="outline" onClick={copy}>
      <Link2 aria-hidden className="size-4.5" strokeWidth={1.8} />
      Copy link
    </Button>
  )
}

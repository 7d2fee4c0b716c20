'use client'

import { Link2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast-store'
import { messages } from '@/content/messages'

/** Copies the address of the page with the figures in it. */
export function CopyLink({ hash }: { hash: string }) {
  const copy = async () => {
    const { origin, pathname } = window.location
    try {
      await navigator.clipboard.writeText(`${origin}${pathname}${hash}`)
      showToast(messages.calculatorLink.success)
    } catch {
      // Refused by the visitor, or a page that is not served securely.
      showToast({ ...messages.calculatorLink.failure, tone: 'destructive' })
    }
  }
  return (
    <Button variant="outline" onClick={copy}>
      <Link2 aria-hidden className="size-4.5" strokeWidth={1.8} />
      Copy link
    </Button>
  )
}

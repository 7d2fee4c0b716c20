'use client'

import { Link2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { PrintButton } from '@/components/ui/print-button'
import { showToast } from '@/components/ui/toast-store'
import { shareMessages } from '@/content/share-messages'

interface ShareCardProps {
  title: string
  /** Says what the link opens. */
  text: string
  /** The complete address. */
  url: string
  /** The QR code. */
  children: ReactNode
}

/** The link of a list as text and as QR code, and the button to print. */
export function ShareCard({ title, text, url, children }: ShareCardProps) {
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      showToast(shareMessages.success)
    } catch {
      // Permission denied, or the page is not in a secure context.
      showToast({ ...shareMessages.failure, tone: 'destructive' })
    }
  }
  return (
    <section
      aria-labelledby={id}
      data-screen-only
      className="@container rounded-lg border border-hairline bg-surface p-5"
    >
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft text-sm">{text}</p>
      <div className="mt-4 grid items-center gap-4 @[18rem]:grid-cols-[auto_minmax(0,1fr)]">
        {children}
        <div className="grid min-w-0 gap-3">
          <input
            readOnly
            aria-label="Link"
            value={url}
            onFocus={({ target }) => target.select()}
            className="h-11 w-full rounded-md border border-control bg-paper px-3 text-ink-soft text-sm"
          />
          <p className="flex flex-wrap gap-2 noscript:hidden">
            <Button
              variant="outline"
              onClick={copy}
              className="flex-1 whitespace-nowrap px-3 text-sm"
            >
              <Link2 aria-hidden className="size-4.5" strokeWidth={1.8} />
              Copy link
            </Button>
            <PrintButton
              className={buttonClass('plain', 'flex-1 whitespace-nowrap px-3 text-sm')}
            />
          </p>
        </div>
      </div>
    </section>
  )
}

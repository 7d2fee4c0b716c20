'use client'

import * as Toast from '@radix-ui/react-toast'
import { clsx } from 'clsx'
import { Check, CircleAlert, X } from 'lucide-react'
import { dismissToast, type ShownToast, TOAST_DURATION_MS, useToast } from './toast-store'

function Message({ toast: { id, title, description, tone, open } }: { toast: ShownToast }) {
  const isError = tone === 'destructive'
  const Icon = isError ? CircleAlert : Check
  return (
    <Toast.Root
      key={id}
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) dismissToast(id)
      }}
      type="foreground"
      className={clsx(
        'flex items-start gap-3.5 rounded-lg border bg-surface p-4 shadow-soft transition-transform',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-full data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)]',
        isError ? 'border-danger' : 'border-hairline',
      )}
    >
      <span
        className={clsx(
          'grid size-9 shrink-0 place-items-center rounded-full',
          isError ? 'bg-accent-tint text-danger' : 'bg-primary-tint text-success',
        )}
      >
        <Icon aria-hidden className="size-5" strokeWidth={1.8} />
      </span>
      <div className="min-w-0 flex-1">
        <Toast.Title className="font-semibold">{title}</Toast.Title>
        <Toast.Description className="text-ink-soft text-sm">{description}</Toast.Description>
      </div>
      <Toast.Close
        aria-label="Close"
        className="-m-2 grid size-11 shrink-0 place-items-center rounded-md hover:bg-sand"
      >
        <X aria-hidden className="size-4.5" strokeWidth={1.8} />
      </Toast.Close>
    </Toast.Root>
  )
}

/** The toast region: F8 focuses it, and a swipe of 50 px to the right dismisses a toast. */
export function Toaster() {
  const toast = useToast()
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
      {toast ? <Message toast={toast} /> : null}
      <Toast.Viewport
        hotkey={['F8']}
        label="Notifications ({hotkey})"
        className="fixed right-4 bottom-4 z-50 flex w-[min(26rem,calc(100vw-2rem))] flex-col gap-3 outline-none md:right-6 md:bottom-6"
      />
    </Toast.Provider>
  )
}

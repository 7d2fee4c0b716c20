'use client'

import { clsx } from 'clsx'
import { Heart as HeartIcon } from 'lucide-react'
import { type ListingKind, listingKey } from '@/domain/shortlist/listing-key'
import { showToast } from '../ui/toast-store'
import { useIsListed } from './use-is-listed'

const loadToggle = () => import('./toggle-listing')

const notLoaded = {
  title: 'Not saved',
  description: 'Check your connection and try again.',
  tone: 'destructive',
} as const

interface HeartProps {
  kind: ListingKind
  id: string
  /** Name of the listing. */
  name: string
  /** Its place. In a card that is one large link, it is positioned and above that link. */
  className?: string
}

/** Saves a listing to the shortlist. Invisible until scripts run, in a space of 44 pixels. */
export function Heart({ kind, id, name, className }: HeartProps) {
  const key = listingKey(kind, id)
  const isSaved = useIsListed(key)
  const preload = () => void loadToggle().catch(() => {})
  const toggle = () => {
    loadToggle()
      .then(({ toggleListing }) => toggleListing({ key, name }))
      .catch(() => showToast(notLoaded))
  }
  return (
    <button
      type="button"
      data-screen-only
      aria-pressed={isSaved ?? false}
      aria-label={`Save ${name}`}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={toggle}
      className={clsx(
        'grid size-11 shrink-0 place-items-center rounded-full border border-hairline bg-surface text-ink transition-colors hover:border-control aria-pressed:text-accent',
        isSaved === null && 'invisible',
        className,
      )}
    >
      <HeartIcon
        aria-hidden
        className={clsx('size-5 transition-colors', isSaved ? 'fill-current' : 'fill-transparent')}
        strokeWidth={1.8}
      />
    </button>
  )
}

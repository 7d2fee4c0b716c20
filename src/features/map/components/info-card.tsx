'use client'

import { clsx } from 'clsx'
import { MapPin, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Heart } from '@/components/shortlist/heart'
import { PageLink } from '@/components/ui/page-link'
import { Picture } from '@/components/ui/picture'
import { paths } from '@/config/paths'
import { formatPrice } from '@/domain/communities/price'
import { formatMiles } from '@/domain/map/distance'
import type { MapCommunity } from '../types'
import { useGivenFocus } from '../use-given-focus'

interface MapCardProps {
  /** The name of the community. */
  readonly name: string
  /** Whether the card was opened from its marker and receives the focus, for keyboard users. */
  readonly takesFocus: boolean
  /** The half of the map without the marker; fixed while the card is open. */
  readonly opensAt: 'top' | 'bottom'
  readonly onClose: () => void
  /** From the visitor's pin to the community, in a straight line; `null` without a pin. */
  readonly miles: number | null
  readonly children: ReactNode
}

/** The card of the selected community above the map. */
export function MapCard({ name, takesFocus, opensAt, onClose, miles, children }: MapCardProps) {
  const [side] = useState(opensAt)
  const card = useGivenFocus<HTMLElement>(takesFocus)
  // The map may be larger than the screen.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [card])
  return (
    <article
      ref={card}
      tabIndex={-1}
      aria-label={name}
      className={clsx(
        'absolute left-3 z-20 flex w-96 flex-wrap max-w-[calc(100%-1.5rem)] overflow-hidden rounded-lg bg-surface shadow-soft outline-none md:left-4',
        side === 'top'
          ? 'top-3 md:top-4 md:max-w-[calc(100%-5.75rem)]'
          : 'bottom-9 max-xl:bottom-20',
      )}
    >
      {children}
      {miles === null ? null : (
        <p className="figures flex min-h-9 basis-full items-center gap-1.5 border-hairline border-t px-4 py-1.5 text-sm">
          <MapPin aria-hidden className="size-4 shrink-0 text-primary" strokeWidth={1.8} />
          <span>
            <b>{formatMiles(miles)}</b> from your pin in a straight line
          </span>
        </p>
      )}
      <button
        type="button"
        aria-label={`Close ${name}`}
        onClick={onClose}
        className="absolute top-0 right-0 grid size-11 place-items-center text-ink-soft hover:text-ink"
      >
        <X aria-hidden className="size-4.5" />
      </button>
    </article>
  )
}

interface InfoCardProps {
  readonly community: MapCommunity
  readonly onShowInList: ((id: string) => void) | undefined
}

/** Picture, city and price of the selected community. */
export function InfoCard({ community, onShowInList }: InfoCardProps) {
  const { id, name, city, slug, startPrice, images, imageAlts } = community
  return (
    <>
      <div className="relative w-28 shrink-0 sm:w-32">
        <div className="absolute inset-0">
          <Picture src={images[0]} alt={imageAlts[0] ?? ''} sizes="8rem" />
        </div>
        <Heart kind="community" id={id} name={name} className="absolute top-1.5 left-1.5" />
      </div>
      <div className="grid min-w-0 flex-1 content-start gap-0.5 py-3.5 pr-3 pl-4">
        <h2 className="pr-8 text-lg leading-tight [overflow-wrap:anywhere]">{name}</h2>
        <p className="text-ink-soft text-sm">{city}, Texas</p>
        <p className="figures mt-1 font-bold text-lg">{formatPrice(startPrice)}</p>
        <p className="flex flex-wrap gap-x-4 font-semibold text-primary text-sm">
          <PageLink href={paths.community(slug)} className="inline-flex min-h-11 items-center">
            <span className="quiet-link">View community</span>
          </PageLink>
          {onShowInList ? (
            <button
              type="button"
              onClick={() => onShowInList(id)}
              className="inline-flex min-h-11 items-center"
            >
              <span className="quiet-link">Show in list</span>
            </button>
          ) : null}
        </p>
      </div>
    </>
  )
}

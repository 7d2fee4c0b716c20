'use client'

import { Crosshair, MapPin, MapPinPlus, X } from 'lucide-react'
import { type Ref, useEffect, useRef } from 'react'
import { PageLink } from '@/components/ui/page-link'
import { formatMiles, type Near } from '@/domain/map/distance'
import type { LatLng } from '@/domain/map/map-view'
import { plural } from '@/domain/text/plural'
import type { MapPlace } from '../engine'
import type { MapUnit, PlacedCommunity } from '../types'
import { useGivenFocus } from '../use-given-focus'

interface DistanceButtonProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly hasDestination: boolean
  readonly onClick: () => void
}

/** Opens the {@link DistancePanel}. On phones it is above the switch between list and map. */
export function DistanceButton({ ref, hasDestination, onClick }: DistanceButtonProps) {
  const Icon = hasDestination ? MapPin : MapPinPlus
  return (
    <button
      ref={ref}
      type="button"
      onClick={onClick}
      className="absolute left-3 z-10 inline-flex min-h-11 items-center gap-2 rounded-md border border-hairline bg-surface px-4 font-semibold text-primary text-sm shadow-soft hover:bg-primary-tint max-md:top-3 md:bottom-8 md:left-4"
    >
      <Icon aria-hidden className="size-4.5" strokeWidth={1.8} />
      {hasDestination ? 'Distance from your pin' : 'Distance from a place'}
    </button>
  )
}

/** Where *Use the center of the map* puts the pin. */
export function CenterMark() {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute top-1/2 left-1/2 grid size-6 -translate-1/2 place-items-center before:absolute before:h-full before:w-0.5 before:bg-ink before:ring-1 before:ring-surface after:absolute after:h-0.5 after:w-full after:bg-ink"
    />
  )
}

/** The marker of the place that the visitor drives to. */
export function toDestinationPlace(
  at: LatLng,
  button: { readonly isOpen: boolean; readonly onClick: () => void },
): MapPlace {
  return {
    key: 'destination',
    at,
    zIndex: 5,
    content: (
      <button
        type="button"
        aria-label="Your pin"
        aria-expanded={button.isOpen}
        onClick={button.onClick}
        // The tip of the icon is a twelfth above its bottom.
        className="block translate-y-1/12"
      >
        <MapPin aria-hidden className="size-11 fill-primary stroke-surface" strokeWidth={1.4} />
      </button>
    ),
  }
}

interface DistancePanelProps {
  readonly destination: LatLng | null
  /** The communities nearest to it, the nearest first. */
  readonly nearest: readonly Near<PlacedCommunity>[]
  readonly unit: MapUnit
  readonly getHref: (community: PlacedCommunity) => string
  readonly onHighlight: (id: string | null) => void
  readonly onCenter: () => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

const action =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-primary text-sm hover:text-primary-hover'

/** Below the map: how to pick a place, and the communities that are nearest to it. */
export function DistancePanel({
  destination,
  nearest,
  unit,
  getHref,
  onHighlight,
  onCenter,
  onRemove,
  onClose,
}: DistancePanelProps) {
  const panel = useGivenFocus<HTMLElement>(true)
  const center = useRef<HTMLButtonElement>(null)
  // The map may be larger than the screen.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [panel])
  const [first] = nearest
  const title = destination ? 'Nearest to your pin' : 'Distance from a place'
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      className="@container relative max-h-1/2 shrink-0 overflow-y-auto border-hairline border-t bg-surface px-4 py-2 outline-none"
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1 pt-2.5 text-sm">
          <h2 className="font-sans font-semibold text-base tracking-normal">{title}</h2>
          <p role="status" className="text-ink-soft">
            {destination ? (
              <>
                Straight-line distance. Roads are longer.{' '}
                {first ? (
                  <span className="sr-only">
                    Nearest: {first.item.name}, {formatMiles(first.miles)}.
                  </span>
                ) : (
                  `No ${unit} match your filters.`
                )}
              </>
            ) : (
              'Click or tap the map to drop a pin, for example where you work.'
            )}
          </p>
        </div>
        <button
          type="button"
          aria-label="Close distances"
          onClick={onClose}
          className="-mr-3 grid size-11 shrink-0 place-items-center text-ink-soft hover:text-ink"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      </div>
      <p className="flex flex-wrap gap-x-6">
        <button ref={center} type="button" onClick={onCenter} className={action}>
          <Crosshair aria-hidden className="size-4.5" strokeWidth={1.8} />
          <span className="quiet-link">Use the center of the map</span>
        </button>
        {destination ? (
          <button
            type="button"
            onClick={() => {
              center.current?.focus()
              onRemove()
            }}
            className={action}
          >
            <span className="quiet-link">Remove the pin</span>
          </button>
        ) : null}
      </p>
      {nearest.length > 0 ? (
        <ol aria-label={title} className="gap-x-8 border-hairline border-t @lg:columns-2">
          {nearest.map(({ item, miles }) => (
            <li
              key={item.id}
              onMouseEnter={() => onHighlight(item.id)}
              onMouseLeave={() => onHighlight(null)}
              onFocus={() => onHighlight(item.id)}
              onBlur={() => onHighlight(null)}
              className="relative flex min-h-11 break-inside-avoid items-center gap-3 border-hairline border-b text-sm"
            >
              <PageLink
                href={getHref(item)}
                className="min-w-0 flex-1 truncate font-semibold after:absolute after:inset-0 hover:text-primary"
              >
                {item.name}
              </PageLink>
              {item.homes === undefined ? null : (
                <span className="figures text-ink-soft">{plural(item.homes, 'home', 'homes')}</span>
              )}
              <span className="figures font-semibold">{formatMiles(miles)}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </section>
  )
}

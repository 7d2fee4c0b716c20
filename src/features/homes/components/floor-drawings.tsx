'use client'

import { clsx } from 'clsx'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'

interface Drawing {
  readonly src: string
  readonly alt: string
}

const floors = ['First floor', 'Second floor', 'Third floor', 'Fourth floor']

/** The drawings of a plan, one floor at a time, which zoom. All are shown without JavaScript. */
export function FloorDrawings({ drawings }: { drawings: readonly Drawing[] }) {
  const [floor, setFloor] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const shown = drawings[floor] ?? drawings[0]
  if (!shown) return null
  return (
    <div className="overflow-hidden rounded-lg border border-hairline bg-paper">
      <div
        data-screen-only
        className="flex flex-wrap items-center justify-between gap-2 border-hairline border-b bg-surface px-3 py-2"
      >
        <fieldset className="flex gap-1">
          <legend className="sr-only">Floor</legend>
          {drawings.length > 1
            ? drawings.map(({ src }, index) => (
                <button
                  key={src}
                  type="button"
                  aria-pressed={index === floor}
                  onClick={() => setFloor(index)}
                  className={clsx(
                    'min-h-11 rounded-md px-4 font-semibold text-sm',
                    index === floor ? 'bg-primary text-surface' : 'hover:bg-sand',
                  )}
                >
                  {floors[index] ?? `Floor ${index + 1}`}
                </button>
              ))
            : null}
        </fieldset>
        <Button
          variant="plain"
          className="min-h-11 text-sm"
          aria-pressed={isLarge}
          onClick={() => setLarge(!isLarge)}
        >
          {isLarge ? (
            <ZoomOut aria-hidden className="size-4.5" strokeWidth={1.8} />
          ) : (
            <ZoomIn aria-hidden className="size-4.5" strokeWidth={1.8} />
          )}
          {isLarge ? 'Fit' : 'Zoom in'}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs the keyboard. */}
      <section aria-label="Drawing" tabIndex={0} className="max-h-[80svh] overflow-auto">
        <img
          src={shown.src}
          alt={shown.alt}
          width={1200}
          height={900}
          className={clsx(
            'mx-auto h-auto object-contain p-3 md:p-6',
            isLarge ? 'w-[220%] max-w-none md:w-[180%]' : 'max-h-[76svh] w-full',
          )}
        />
      </section>
    </div>
  )
}

'use client'

import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { DrawingFrame } from './drawing-frame'

interface Drawing {
  readonly src: string
  readonly alt: string
}

const floors = ['First floor', 'Second floor', 'Third floor', 'Fourth floor']
const floorName = (index: number) => floors[index] ?? `Floor ${index + 1}`

interface FloorTabsProps {
  count: number
  floor: number
  /** Prefix of the ids of the tabs and of what they show. */
  id: string
  onFloor: (floor: number) => void
}

function FloorTabs({ count, floor, id, onFloor }: FloorTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  function onKeyDown({ key }: KeyboardEvent) {
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const next = (floor + step + count) % count
    onFloor(next)
    list.current?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label="Floors" onKeyDown={onKeyDown} className="flex gap-5">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={floorName(index)}
          type="button"
          role="tab"
          id={`${id}-tab-${index}`}
          aria-controls={`${id}-floor-${index}`}
          aria-selected={index === floor}
          tabIndex={index === floor ? 0 : -1}
          onClick={() => onFloor(index)}
          className="-mb-px min-h-12 border-transparent border-b-2 font-semibold text-ink-soft text-sm transition-colors hover:text-ink aria-selected:border-accent aria-selected:text-ink"
        >
          {floorName(index)}
        </button>
      ))}
    </div>
  )
}

interface FloorsProps {
  drawings: readonly Drawing[]
  floor: number
  id: string
  onEnlarge?: () => void
}

function Floors({ drawings, floor, id, onEnlarge }: FloorsProps) {
  const [only, ...others] = drawings
  if (only && others.length === 0) return <DrawingFrame {...only} onEnlarge={onEnlarge} />
  return drawings.map(({ src, alt }, index) => (
    <div
      key={src}
      role="tabpanel"
      id={`${id}-floor-${index}`}
      aria-labelledby={`${id}-tab-${index}`}
      className={clsx('min-h-0 flex-1 flex-col', index === floor ? 'flex' : 'hidden noscript:flex')}
    >
      <DrawingFrame src={src} alt={alt} onEnlarge={onEnlarge} />
    </div>
  ))
}

interface FloorDrawingsProps {
  /** The name of the plan. */
  name: string
  drawings: readonly Drawing[]
  /** Sets the height. */
  className: string
}

/** The drawings of a plan, one floor at a time, which zoom. All are shown without JavaScript. */
export function FloorDrawings({ name, drawings, className }: FloorDrawingsProps) {
  const [floor, setFloor] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const largeId = useId()
  if (drawings.length === 0) return null
  const tabs = (of: string) =>
    drawings.length > 1 ? (
      <FloorTabs count={drawings.length} floor={floor} id={of} onFloor={setFloor} />
    ) : null

  function enlarge() {
    setLarge(true)
    dialog.current?.showModal()
  }

  return (
    <div
      className={clsx(
        'flex flex-col overflow-hidden rounded-lg border border-hairline bg-paper noscript:h-auto noscript:max-h-none',
        className,
      )}
    >
      {drawings.length > 1 ? (
        <div data-screen-only className="border-hairline border-b bg-surface px-5 noscript:hidden">
          {tabs(id)}
        </div>
      ) : null}
      <Floors drawings={drawings} floor={floor} id={id} onEnlarge={enlarge} />
      <dialog
        ref={dialog}
        aria-label={`Floor plan of ${name}`}
        onClose={() => setLarge(false)}
        className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-paper text-ink"
      >
        {isLarge ? (
          <div className="flex h-full flex-col">
            <div className="flex items-center justify-between gap-4 border-hairline border-b bg-surface pr-2 pl-5">
              {tabs(largeId) ?? <p className="font-display text-xl">{name}</p>}
              <button
                type="button"
                aria-label="Close"
                onClick={() => dialog.current?.close()}
                className="grid size-12 place-items-center rounded-md hover:bg-sand"
              >
                <X aria-hidden className="size-6" strokeWidth={1.8} />
              </button>
            </div>
            <Floors drawings={drawings} floor={floor} id={largeId} />
          </div>
        ) : null}
      </dialog>
    </div>
  )
}

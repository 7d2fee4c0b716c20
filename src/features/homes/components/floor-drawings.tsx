'use client'

import { clsx } from 'clsx'
import { Maximize, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useDialogStep } from '@/lib/react/use-dialog-step'
import { ZoomedDrawing } from './zoomed-drawing'

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
  children: (drawing: Drawing) => ReactNode
}

/** One floor at a time. All are shown without JavaScript. */
function Floors({ drawings, floor, id, children }: FloorsProps) {
  const [only, ...others] = drawings
  if (only && others.length === 0) return children(only)
  return drawings.map((drawing, index) => (
    <div
      key={drawing.src}
      role="tabpanel"
      id={`${id}-floor-${index}`}
      aria-labelledby={`${id}-tab-${index}`}
      className={clsx('min-h-0 flex-1 flex-col', index === floor ? 'flex' : 'hidden noscript:flex')}
    >
      {children(drawing)}
    </div>
  ))
}

/** A drawing that opens in full size: on the whole screen, and as a file without JavaScript. */
function DrawingLink({ src, alt, onOpen }: Drawing & { onOpen: () => void }) {
  return (
    <a
      href={src}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onOpen()
      }}
      className="group flex min-h-0 flex-1 cursor-zoom-in flex-col items-center p-3 noscript:min-h-96 md:p-6"
    >
      <span className="relative min-h-0 w-full flex-1">
        <img
          src={src}
          alt={alt}
          width={1200}
          height={900}
          className="absolute inset-0 size-full object-contain"
        />
      </span>
      <span className="mt-2 inline-flex min-h-11 shrink-0 items-center gap-2.5 rounded-md border border-hairline bg-surface px-4 font-semibold text-sm transition-colors group-hover:bg-sand">
        <Maximize aria-hidden className="size-4.5" strokeWidth={1.8} />
        Full screen
      </span>
    </a>
  )
}

interface FloorDrawingsProps {
  /** The name of the plan. */
  name: string
  drawings: readonly Drawing[]
  /** Sets the height. */
  className: string
}

/** The drawings of a plan, which open on the whole screen. */
export function FloorDrawings({ name, drawings, className }: FloorDrawingsProps) {
  const [floor, setFloor] = useState(0)
  const { dialog, isOpen, open, onClose } = useDialogStep()
  const id = useId()
  const largeId = useId()
  if (drawings.length === 0) return null
  const tabs = (of: string) =>
    drawings.length > 1 ? (
      <FloorTabs count={drawings.length} floor={floor} id={of} onFloor={setFloor} />
    ) : null
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
      <Floors drawings={drawings} floor={floor} id={id}>
        {(drawing) => <DrawingLink {...drawing} onOpen={open} />}
      </Floors>
      <dialog
        ref={dialog}
        aria-label={`Floor plan of ${name}`}
        onClose={onClose}
        className="m-0 h-dvh max-h-none w-full max-w-none overscroll-contain bg-paper text-ink"
      >
        {isOpen ? (
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
            <Floors drawings={drawings} floor={floor} id={largeId}>
              {(drawing) => <ZoomedDrawing {...drawing} />}
            </Floors>
          </div>
        ) : null}
      </dialog>
    </div>
  )
}

'use client'

import { Maximize, Minus, Plus, RotateCcw } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { type DrawingView, moved, WHOLE, zoomed } from '@/domain/homes/drawing-view'

interface Point {
  readonly x: number
  readonly y: number
}

/** Zoom of a button, a key or a double click. */
const STEP = 1.5
/** Pixels that an arrow key moves the drawing. */
const STRIDE = 80

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: STRIDE, y: 0 },
  ArrowRight: { x: -STRIDE, y: 0 },
  ArrowUp: { x: 0, y: STRIDE },
  ArrowDown: { x: 0, y: -STRIDE },
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

const spread = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/** Follows fingers and the mouse: one moves an enlarged drawing, two also zoom it. */
function useGestures(change: (next: (view: DrawingView, frame: DOMRect) => DrawingView) => void) {
  const pointers = useRef(new Map<number, Point>())

  function move(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.has(event.pointerId)) return
    const before = [...pointers.current.values()]
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = [...pointers.current.values()]
    const [from, to] = [middle(before), middle(after)]
    const factor = after.length > 1 ? spread(after) / (spread(before) || 1) : 1
    change((view, frame) => {
      const at = { x: to.x - frame.left, y: to.y - frame.top }
      const shifted = moved(view, { x: to.x - from.x, y: to.y - from.y }, frame)
      return factor === 1 ? shifted : zoomed(shifted, factor, at, frame)
    })
  }

  function release({ pointerId }: PointerEvent<HTMLElement>) {
    pointers.current.delete(pointerId)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
  }
}

const button =
  'grid size-11 place-items-center text-ink hover:bg-sand disabled:text-ink-soft/50 disabled:hover:bg-transparent'

interface DrawingFrameProps {
  readonly src: string
  readonly alt: string
  /** Shows the drawing on the whole screen; missing when it is. */
  readonly onEnlarge?: (() => void) | undefined
}

/**
 * A drawing that zooms at the pointer: pinch, double click, wheel with Ctrl (or alone on the whole
 * screen), buttons, and the keys + − 0 and arrows. The page scrolls past it until it is enlarged.
 */
export function DrawingFrame({ src, alt, onEnlarge }: DrawingFrameProps) {
  const [view, setView] = useState(WHOLE)
  const frame = useRef<HTMLElement>(null)
  const isZoomed = view.scale > 1
  const takesWheel = onEnlarge === undefined

  function change(next: (view: DrawingView, frame: DOMRect) => DrawingView) {
    const bounds = frame.current?.getBoundingClientRect()
    if (bounds) setView((before) => next(before, bounds))
  }
  const gestures = useGestures(change)

  function zoom(factor: number, at?: Point) {
    change((before, { left, top, width, height }) => {
      const point = at ? { x: at.x - left, y: at.y - top } : { x: width / 2, y: height / 2 }
      return zoomed(before, factor, point, { width, height })
    })
  }

  // React listens to the wheel passively, so the page would zoom too.
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && !takesWheel) return
      event.preventDefault()
      const { left, top, width, height } = element.getBoundingClientRect()
      const at = { x: event.clientX - left, y: event.clientY - top }
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002))
      setView((before) => zoomed(before, factor, at, { width, height }))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [takesWheel])

  function onKeyDown(event: KeyboardEvent) {
    const by = arrows[event.key]
    if (event.key === '+' || event.key === '=') zoom(STEP)
    else if (event.key === '-') zoom(1 / STEP)
    else if (event.key === '0') setView(WHOLE)
    else if (by && isZoomed) change((before, bounds) => moved(before, by, bounds))
    else return
    event.preventDefault()
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col noscript:min-h-96">
      <section
        ref={frame}
        aria-label="Drawing: plus and minus zoom, arrows move"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard moves the drawing.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onDoubleClick={({ clientX, clientY }) => zoom(STEP * STEP, { x: clientX, y: clientY })}
        {...gestures}
        style={{ touchAction: isZoomed || takesWheel ? 'none' : 'pan-x pan-y' }}
        className={`relative min-h-0 flex-1 select-none overflow-hidden ${isZoomed ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      >
        <img
          src={src}
          alt={alt}
          width={1200}
          height={900}
          draggable={false}
          style={{
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
            transformOrigin: '0 0',
          }}
          className="absolute inset-0 size-full object-contain p-3 md:p-6"
        />
      </section>
      <div
        data-screen-only
        className="absolute right-3 bottom-3 flex overflow-hidden rounded-md border border-hairline bg-surface shadow-soft noscript:hidden"
      >
        <button type="button" aria-label="Zoom in" className={button} onClick={() => zoom(STEP)}>
          <Plus aria-hidden className="size-5" strokeWidth={1.8} />
        </button>
        <button
          type="button"
          aria-label="Zoom out"
          disabled={!isZoomed}
          className={button}
          onClick={() => zoom(1 / STEP)}
        >
          <Minus aria-hidden className="size-5" strokeWidth={1.8} />
        </button>
        <button
          type="button"
          aria-label="Fit"
          disabled={!isZoomed}
          className={button}
          onClick={() => setView(WHOLE)}
        >
          <RotateCcw aria-hidden className="size-4.5" strokeWidth={1.8} />
        </button>
        {onEnlarge ? (
          <button
            type="button"
            aria-label="Full screen"
            className={`${button} border-hairline border-l`}
            onClick={onEnlarge}
          >
            <Maximize aria-hidden className="size-4.5" strokeWidth={1.8} />
          </button>
        ) : null}
      </div>
    </div>
  )
}

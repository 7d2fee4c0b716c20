'use client'

import { Minus, Plus, RotateCcw } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'

interface Point {
  readonly x: number
  readonly y: number
}

/** Zoom of a button, a key or a double click. */
const STEP = 1.5
const MAX_ZOOM = 6

const button =
  'grid size-11 place-items-center text-ink hover:bg-sand disabled:text-ink-soft/50 disabled:hover:bg-transparent'

/**
 * A drawing that fills the screen, scrolls when it is larger, and zooms by buttons, double click and the
 * keys + − 0. A drawing whose labels would be too small begins in its own size.
 */
export function ZoomedDrawing({ src, alt }: { readonly src: string; readonly alt: string }) {
  const area = useRef<HTMLElement>(null)
  /** Width by height. */
  const [ratio, setRatio] = useState(1)
  /** 1: the whole drawing. */
  const [zoom, setZoom] = useState(1)
  /** What stays where it is while the drawing grows: a point of the area. */
  const anchor = useRef<Point | null>(null)
  const shown = useRef(1)

  useLayoutEffect(() => {
    const element = area.current
    if (!element) return
    const grown = zoom / shown.current
    shown.current = zoom
    const { x, y } = anchor.current ?? { x: element.clientWidth / 2, y: 0 }
    anchor.current = null
    element.scrollTo({
      left: (element.scrollLeft + x) * grown - x,
      top: (element.scrollTop + y) * grown - y,
      behavior: 'instant',
    })
  }, [zoom])

  function change(factor: number, at?: Point) {
    const element = area.current
    if (!element) return
    const { clientWidth, clientHeight } = element
    anchor.current = at ?? { x: clientWidth / 2, y: clientHeight / 2 }
    setZoom((before) => Math.min(MAX_ZOOM, Math.max(1, before * factor)))
  }

  function onLoad({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
    const { naturalWidth, naturalHeight, clientWidth } = currentTarget
    const { clientWidth: width = clientWidth, clientHeight: height = 0 } = area.current ?? {}
    const found = naturalWidth / naturalHeight
    setRatio(found)
    setZoom(Math.min(2, Math.max(1, naturalWidth / Math.min(width, height * found))))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === '+' || event.key === '=') change(STEP)
    else if (event.key === '-') change(1 / STEP)
    else if (event.key === '0') change(0)
    else return
    event.preventDefault()
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={area}
        aria-label="Drawing: plus and minus zoom, arrows move"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the drawing.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onDoubleClick={({ clientX, clientY, currentTarget }) => {
          const { left, top } = currentTarget.getBoundingClientRect()
          change(STEP * STEP, { x: clientX - left, y: clientY - top })
        }}
        className="grid min-h-0 flex-1 place-content-center-safe overflow-auto overscroll-contain pb-16 [container-type:size]"
      >
        <img
          src={src}
          alt={alt}
          width={1200}
          height={900}
          draggable={false}
          onLoad={onLoad}
          style={{ width: `calc(min(100cqw, 100cqh * ${ratio}) * ${zoom})` }}
          className="h-auto max-w-none"
        />
      </section>
      <div className="absolute right-3 bottom-3 flex overflow-hidden rounded-md border border-hairline bg-surface shadow-soft">
        <button type="button" aria-label="Zoom in" className={button} onClick={() => change(STEP)}>
          <Plus aria-hidden className="size-5" strokeWidth={1.8} />
        </button>
        <button
          type="button"
          aria-label="Zoom out"
          disabled={zoom === 1}
          className={button}
          onClick={() => change(1 / STEP)}
        >
          <Minus aria-hidden className="size-5" strokeWidth={1.8} />
        </button>
        <button
          type="button"
          aria-label="Fit"
          disabled={zoom === 1}
          className={button}
          onClick={() => change(0)}
        >
          <RotateCcw aria-hidden className="size-4.5" strokeWidth={1.8} />
        </button>
      </div>
    </div>
  )
}

import { LocateFixed, Minus, Plus } from 'lucide-react'
import type { EngineHandle } from '../engine'

interface MapControlsProps {
  readonly handle: EngineHandle | null
  readonly onFitAll: () => void
}

const button =
  'grid size-11 place-items-center text-ink transition-colors not-first:border-hairline not-first:border-t first:rounded-t-md last:rounded-b-md hover:bg-sand disabled:opacity-50'

/** Buttons to zoom in, zoom out and reset the view. */
export function MapControls({ handle, onFitAll }: MapControlsProps) {
  const isDisabled = handle === null
  return (
    <div className="absolute top-3 right-3 z-20 grid rounded-md border border-hairline bg-surface shadow-soft md:top-4 md:right-4">
      <button
        type="button"
        aria-label="Zoom in"
        disabled={isDisabled}
        className={button}
        onClick={() => handle?.zoomBy(1)}
      >
        <Plus aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label="Zoom out"
        disabled={isDisabled}
        className={button}
        onClick={() => handle?.zoomBy(-1)}
      >
        <Minus aria-hidden className="size-5" />
      </button>
      <button
        type="button"
        aria-label="Show the whole area"
        disabled={isDisabled}
        className={button}
        onClick={onFitAll}
      >
        <LocateFixed aria-hidden className="size-5" />
      </button>
    </div>
  )
}

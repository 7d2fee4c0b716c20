import { LocateFixed, Minus, Plus } from 'lucide-react'
import type { EngineHandle } from '../engine'

interface MapControlsProps {
  readonly handle: EngineHandle | null
  readonly onFitAll: () => void
}

const button =
  'grid size-11 place-items-center border-hairline text-ink transition-colors hover:bg-sand disabled:opacity-50 max-md:border-l md:not-first:border-t md:first:rounded-t-md md:last:rounded-b-md'

/** Buttons to zoom in, zoom out and reset the view. */
export function MapControls({ handle, onFitAll }: MapControlsProps) {
  const isDisabled = handle === null
  return (
    <div className="pointer-events-auto flex md:grid md:rounded-md md:border md:border-hairline md:bg-surface md:shadow-soft">
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

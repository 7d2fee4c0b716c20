import { event } from './events'
import { literal } from './lat-lng'
import { FakeMap } from './map'

type GoogleMarker = google.maps.marker.AdvancedMarkerElement
type MarkerUsed = 'content' | 'gmpClickable' | 'gmpDraggable' | 'map' | 'position' | 'zIndex'

/** Google's marker element: the bottom center of its content is at its position. */
export class FakeMarker extends HTMLElement implements Pick<GoogleMarker, MarkerUsed> {
  gmpDraggable = false
  #map: FakeMap | null = null
  #position: google.maps.LatLngLiteral | null = null
  #listener: google.maps.MapsEventListener | null = null

  set map(map: GoogleMarker['map']) {
    this.#listener?.remove()
    this.#map = map instanceof FakeMap ? map : null
    this.remove()
    if (!this.#map) return
    if (!this.#map.hasId) {
      // biome-ignore lint/suspicious/noConsole: Google logs the error to the console.
      console.error(
        'The map is initialized without a valid Map ID, which will prevent use of Advanced Markers.',
      )
      return
    }
    this.style.position = 'absolute'
    this.#listener = event.addListener(this.#map, 'bounds_changed', () => this.#place())
    this.#map.markerPane.append(this)
    this.#place()
  }

  get position(): google.maps.LatLngLiteral | null {
    return this.#position
  }

  set position(position: GoogleMarker['position']) {
    this.#position = position && !('altitude' in position) ? literal(position) : null
    this.#place()
  }

  get content(): Node | null {
    return this.firstChild
  }

  set content(content: GoogleMarker['content']) {
    this.replaceChildren(...(content ? [content] : []))
  }

  get zIndex(): number | null {
    return this.style.zIndex === '' ? null : Number(this.style.zIndex)
  }

  set zIndex(zIndex: GoogleMarker['zIndex']) {
    this.style.zIndex = zIndex == null ? '' : String(zIndex)
  }

  /** A marker that is not clickable passes clicks to the map. */
  get gmpClickable(): boolean {
    return this.style.pointerEvents !== 'none'
  }

  set gmpClickable(clickable: GoogleMarker['gmpClickable']) {
    this.style.pointerEvents = clickable ? '' : 'none'
  }

  /** A marker without a position is hidden. */
  #place() {
    this.hidden = !this.#position
    if (!this.#map || !this.#position) return
    const { x, y } = this.#map.offset(this.#position)
    this.style.transform = `translate(${x}px, ${y}px) translate(-50%, -100%)`
  }
}

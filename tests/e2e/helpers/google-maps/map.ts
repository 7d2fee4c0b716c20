import { event, trigger } from './events'
import { LatLng, LatLngBounds, literal } from './lat-lng'
import { project, unproject } from './mercator'

type MapUsed =
  | 'addListener'
  | 'getCenter'
  | 'getDiv'
  | 'getHeading'
  | 'getTilt'
  | 'getZoom'
  | 'moveCamera'
  | 'setCenter'
  | 'setOptions'
  | 'setZoom'

/** The maximum zoom of Google's road map. */
const CLOSEST = 22

/** A map that moves, fires events and shows markers as Google's does, without streets. */
export class FakeMap implements Pick<google.maps.Map, MapUsed> {
  /** The container of the markers; its origin is the center of the map. */
  readonly markerPane = document.createElement('div')
  readonly #surface = document.createElement('div')
  #options: google.maps.MapOptions
  #center: google.maps.LatLngLiteral
  #zoom: number
  #frame = 0

  constructor(
    private readonly div: HTMLElement,
    options: google.maps.MapOptions = {},
  ) {
    this.#options = options
    this.#center = options.center ? literal(options.center) : { lat: 0, lng: 0 }
    this.#zoom = options.zoom ?? 0
    // Google's surface covers its element, receives clicks and sets its own font.
    this.#surface.className = 'gm-style'
    this.#surface.style.cssText =
      'position:absolute;inset:0;overflow:hidden;background:#e5e3df;font:400 11px Roboto,Arial,sans-serif'
    this.markerPane.style.cssText = 'position:absolute;left:50%;top:50%;width:0;height:0'
    this.#surface.append(this.markerPane)
    div.style.position = 'relative'
    div.append(this.#surface)
    this.#surface.addEventListener('click', (click) => this.#clicked(click))
    new ResizeObserver(() => this.#moved()).observe(this.#surface)
  }

  get hasId(): boolean {
    return Boolean(this.#options.mapId)
  }

  /** The offset in pixels of a location from the center of the map. */
  offset(at: google.maps.LatLngLiteral) {
    const [middle, point] = [project(this.#center, this.#zoom), project(at, this.#zoom)]
    return { x: point.x - middle.x, y: point.y - middle.y }
  }

  addListener(...[name, handler]: Parameters<google.maps.Map['addListener']>) {
    return event.addListener(this, name, handler)
  }

  getDiv() {
    return this.div
  }

  getCenter() {
    return new LatLng(this.#center)
  }

  getZoom() {
    return this.#zoom
  }

  getHeading() {
    return 0
  }

  getTilt() {
    return 0
  }

  /** Undefined while the map has no size, as in Google's API. */
  getBounds() {
    const { clientWidth: width, clientHeight: height } = this.#surface
    if (width === 0 || height === 0) return undefined
    const { x, y } = project(this.#center, this.#zoom)
    const southWest = unproject({ x: x - width / 2, y: y + height / 2 }, this.#zoom)
    const northEast = unproject({ x: x + width / 2, y: y - height / 2 }, this.#zoom)
    return new LatLngBounds({
      south: southWest.lat,
      west: southWest.lng,
      north: northEast.lat,
      east: northEast.lng,
    })
  }

  setOptions(options: google.maps.MapOptions | null) {
    this.#options = { ...this.#options, ...options }
    this.setZoom(this.#zoom)
  }

  setCenter(center: google.maps.LatLng | google.maps.LatLngLiteral) {
    this.moveCamera({ center })
  }

  setZoom(zoom: number) {
    this.moveCamera({ zoom })
  }

  moveCamera({ center, zoom }: google.maps.CameraOptions) {
    if (center) this.#center = literal(center)
    if (zoom !== undefined) {
      this.#zoom = Math.min(
        Math.max(zoom, this.#options.minZoom ?? 0),
        this.#options.maxZoom ?? CLOSEST,
      )
    }
    this.#moved()
  }

  /** Fires the events for the new position and for idle once per frame. */
  #moved() {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => {
      if (!this.getBounds()) return
      for (const name of ['center_changed', 'zoom_changed', 'bounds_changed', 'idle']) {
        trigger(this, name)
      }
    })
  }

  #clicked(domEvent: MouseEvent) {
    const box = this.#surface.getBoundingClientRect()
    const middle = project(this.#center, this.#zoom)
    const x = middle.x + domEvent.clientX - box.left - box.width / 2
    const y = middle.y + domEvent.clientY - box.top - box.height / 2
    const latLng = new LatLng(unproject({ x, y }, this.#zoom))
    trigger(this, 'click', { latLng, domEvent, stop: () => domEvent.stopPropagation() })
  }
}

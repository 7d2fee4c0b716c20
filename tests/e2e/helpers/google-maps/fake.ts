import { event } from './events'
import { LatLng, LatLngBounds } from './lat-lng'
import { FakeMap } from './map'
import { FakeMarker } from './marker'

/** Failures after the script has loaded. */
export type Fault = 'drawing throws' | 'key is refused'

/**
 * Installs a fake of the Google Maps classes that the project uses. Runs in the browser, after the
 * loader has created the namespace.
 */
export function install(fault: Fault | null): void {
  const shownMap = fault ? faulty(fault) : FakeMap
  customElements.define('gmp-advanced-marker', FakeMarker)
  const OverlayView = {
    preventMapHitsFrom(element: Element) {
      element.addEventListener('click', (click) => click.stopPropagation())
    },
  } satisfies Partial<typeof google.maps.OverlayView>
  const Settings = {
    getInstance: () => ({ experienceIds: [], fetchAppCheckToken: null }),
  }
  const libraries = {
    core: { LatLng, LatLngBounds, Settings, event },
    maps: { Map: shownMap, OverlayView },
    marker: { AdvancedMarkerElement: FakeMarker },
  } satisfies { [name in keyof google.maps.ImportLibraryMap]?: object }

  Object.assign(google.maps, {
    version: '3.66.0',
    ...libraries.core,
    ...libraries.maps,
    marker: libraries.marker,
    async importLibrary(name: string) {
      const found = Object.entries(libraries).find(([known]) => known === name)
      if (!found) throw new Error(`The fake knows no library "${name}".`)
      return found[1]
    },
  })
}

function faulty(fault: Fault) {
  return class extends FakeMap {
    constructor(div: HTMLElement, options?: google.maps.MapOptions) {
      if (fault === 'drawing throws') throw new Error('Google could not draw.')
      super(div, options)
      // Google validates the key after a map is created, and renders the map in the meantime.
      event.addListenerOnce(this, 'idle', () => {
        // biome-ignore lint/suspicious/noConsole: Google logs the error to the console.
        console.error('Google Maps JavaScript API error: InvalidKeyMapError')
        window.gm_authFailure?.()
      })
    }
  }
}

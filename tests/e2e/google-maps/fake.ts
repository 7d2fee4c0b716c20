import { event } from './events'
import { LatLng, LatLngBounds } from './lat-lng'
import { FakeMap } from './map'
import { FakeMarker } from './marker'

/** What may go wrong once the script has arrived. */
export type Fault = 'drawing throws' | 'key is refused'

/**
 * Puts in place of Google's script the parts of it that the guide uses. Runs in the browser, where
 * the loader has already prepared the namespace.
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
      // Google asks its servers about the key once there is a map, and draws meanwhile.
      event.addListenerOnce(this, 'idle', () => {
        // biome-ignore lint/suspicious/noConsole: Google says so there.
        console.error('Google Maps JavaScript API error: InvalidKeyMapError')
        window.gm_authFailure?.()
      })
    }
  }
}

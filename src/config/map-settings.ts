import { env } from './env'

/** Map settings sent to the browser (environment variables); none of them is secret. */
export interface MapSettings {
  readonly googleKey: string | null
  readonly googleMapId: string | null
  /** URL of a street style that requires no key; `null` uses only the bundled map. */
  readonly styleUrl: string | null
}

/** Reads the map settings on the server when it renders a page. */
export function mapSettings(): MapSettings {
  return {
    googleKey: env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ?? null,
    googleMapId: env.NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID ?? null,
    styleUrl: env.MAP_STYLE_URL,
  }
}

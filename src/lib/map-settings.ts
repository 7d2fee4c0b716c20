import { env } from './env'

/** What the server tells a map of its settings (environment variables); nothing here is secret. */
export interface MapSettings {
  readonly googleKey: string | null
  readonly googleMapId: string | null
  /** Address of a keyless street style; `null` draws the bundled map alone. */
  readonly styleUrl: string | null
}

/** The settings of maps, read by the server when it makes a page. */
export function mapSettings(): MapSettings {
  return {
    googleKey: env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY ?? null,
    googleMapId: env.NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID ?? null,
    styleUrl: env.MAP_STYLE_URL,
  }
}

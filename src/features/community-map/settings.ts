/** What the server tells the map of its settings (environment variables); nothing here is secret. */
export interface MapSettings {
  readonly googleKey: string | null
  readonly googleMapId: string | null
  /** Address of a keyless street style; `null` draws the bundled map alone. */
  readonly styleUrl: string | null
}

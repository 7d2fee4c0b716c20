import type { Option } from '../enums'

export interface AmenityOption extends Option {
  /** Whether the community filter offers it. */
  readonly isFilter: boolean
}

/** The lists that admins edit. A community may have another city. */
export interface ListingOptions {
  readonly amenities: readonly AmenityOption[]
  readonly homeTypes: readonly Option[]
  /** The cities of the filter. */
  readonly cities: readonly string[]
}

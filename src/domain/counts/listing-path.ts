const listingPath =
  /^\/(?:builders\/(?<builder>[a-z\d-]+)|communities\/(?<community>[a-z\d-]+)(?:\/(?<kind>plans|homes)\/(?<own>[a-z\d-]+))?)$/

/** Whether a path is the page of a listing: a community, a plan, a home, or a builder's profile. */
export const isListingPath = (path: string): boolean => listingPath.test(path)

/** A listing by the slugs in its path. */
export interface Listing {
  readonly kind: 'builder' | 'community' | 'plan' | 'home'
  readonly slug: string
  /** The slug of the community of a plan or a home. */
  readonly community: string | null
}

/** The listing of a path, or `null` if the path is another page. */
export function parseListingPath(path: string): Listing | null {
  const found = listingPath.exec(path)?.groups
  if (!found) return null
  const { builder, community, kind, own } = found
  if (builder) return { kind: 'builder', slug: builder, community: null }
  if (!community) return null
  if (!own) return { kind: 'community', slug: community, community: null }
  return { kind: kind === 'plans' ? 'plan' : 'home', slug: own, community }
}

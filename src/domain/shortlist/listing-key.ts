/** Kinds of listings on a shortlist. A listing's key is the first letter of its kind and its id. */
export type ListingKind = 'community' | 'plan' | 'home'

/** The key of a listing: `c12` for the community with the id 12. */
export function listingKey(kind: ListingKind, id: string | number): string {
  return `${kind.charAt(0)}${id}`
}

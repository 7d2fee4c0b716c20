interface Called {
  readonly hoaPhone: string | null
  readonly startPrice: number | null
  readonly builders: readonly { readonly phone: string | null }[]
}

/**
 * The number of the call button: the community's sales phone, else the first one of its builders. A
 * community without a price has the guide's number if there is no other, because its price reads
 * "Call for pricing" (docs/product/communities.md, Community page).
 */
export function phoneToCall(community: Called, guidePhone: string): string | null {
  const { hoaPhone, builders, startPrice } = community
  return (
    hoaPhone ??
    builders.find(({ phone }) => phone !== null)?.phone ??
    (startPrice === null ? guidePhone : null)
  )
}

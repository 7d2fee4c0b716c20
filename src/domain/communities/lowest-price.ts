/** A plan that can be built. */
interface PricedPlan {
  readonly basePrice: number | null
}

interface PricedHome {
  readonly price: number | null
  readonly status: string
  readonly isModel: boolean
}

interface Listed {
  readonly plans: readonly PricedPlan[]
  readonly homes: readonly PricedHome[]
}

/**
 * The lowest price of a plan or an available home that is listed, in US dollars, if it is above the
 * starting price: then no listed home can be bought at that price. Else `null`, also if nothing with
 * a price is listed.
 */
export function findLowestAboveStart(
  startPrice: number | null,
  { plans, homes }: Listed,
): number | null {
  const prices = [
    ...plans.map(({ basePrice }) => basePrice),
    ...homes
      .filter(({ status, isModel }) => status === 'available' && !isModel)
      .map(({ price }) => price),
  ].filter((price) => price !== null)
  if (startPrice === null || prices.length === 0) return null
  const lowest = Math.min(...prices)
  return lowest > startPrice ? lowest : null
}

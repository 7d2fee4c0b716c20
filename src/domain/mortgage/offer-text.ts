import { dollars } from '../communities/price'
import type { TemporaryBuydown } from '../enums'
import { getReductions, type OfferPart, type OverYears } from './offer'

/** A price that differs by an amount: `a $4,000 lower price`. */
export function describePriceCut(amount: number): string {
  if (amount === 0) return 'the full price'
  return `a ${dollars(Math.abs(amount))} ${amount > 0 ? 'lower' : 'higher'} price`
}

/** What an offer is worth as one sentence. */
export function describeWorth([whole, short]: readonly OverYears[]): string | null {
  if (!whole) return null
  const same = `About the same as ${describePriceCut(whole.amount)}`
  if (!short) return `${same}.`
  return `${same} if you keep the loan for ${whole.years} years, or as ${describePriceCut(short.amount)} if you keep it for ${short.years}.`
}

/** The first years of a temporary buydown: `2% lower in year 1, 1% in year 2`. */
function describeReductions(buydown: TemporaryBuydown): string {
  return getReductions(buydown)
    .map((points, index) => `${points}%${index === 0 ? ' lower' : ''} in year ${index + 1}`)
    .join(', ')
}

/** The conditions of a part: `only with the builder’s lender, by 2026-12-31`; empty without any. */
export function describeConditions(
  { builderLender, deadline }: OfferPart,
  formatDay: (day: string) => string,
): string {
  return [
    builderLender ? 'only with the builder’s lender' : null,
    deadline === null ? null : `by ${formatDay(deadline)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** A part in a few words, without its conditions. */
export function describeOfferPart(part: OfferPart): string {
  switch (part.kind) {
    case 'price-reduction':
      return `${dollars(part.amount)} off the price`
    case 'closing-credit':
      return `${dollars(part.amount)} toward closing costs`
    case 'upgrades':
      return `Upgrades with a stated value of ${dollars(part.amount)}`
    case 'permanent-buydown':
      return `A rate of ${part.rate}% for the whole loan`
    case 'temporary-buydown':
      return `${part.buydown} buydown: the rate is ${describeReductions(part.buydown)}`
  }
}

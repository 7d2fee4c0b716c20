import { dollars } from '@/domain/communities/price'
import type { CostAssumptions } from '@/domain/mortgage/cost-assumptions'
import { type CommunityCosts, missingCosts, monthlyCost } from '@/domain/mortgage/monthly-cost'

/** What a monthly cost depends on besides the price. */
export interface CostTerms {
  readonly costs: CommunityCosts
  readonly assumptions: CostAssumptions
}

/** `$4,120`, with a `+` when a part was not supplied; empty without a price. */
export function costText(
  price: number | null,
  { costs, assumptions }: CostTerms,
  unit = '',
): string {
  const cost = price === null ? null : monthlyCost(price, assumptions, costs)
  return cost ? `${dollars(cost.total)}${cost.isComplete ? '' : '+'}${unit}` : ''
}

/** The monthly cost at a price, and what it leaves out. */
export function CostLine({ price, terms }: { price: number | null; terms: CostTerms }) {
  const cost = price === null ? null : monthlyCost(price, terms.assumptions, terms.costs)
  if (!cost) return null
  return (
    <p className="text-base">
      {cost.isComplete ? 'About' : 'At least'}{' '}
      <strong className="figures font-bold text-lg">{dollars(cost.total)}</strong> a month
      {cost.isComplete ? null : `, plus ${missingCosts(cost).join(' and ')}`}
    </p>
  )
}

/** The loan that all monthly costs of a sheet assume, and what they leave out. */
export function CostTermsNote({ price, terms }: { price: number | null; terms: CostTerms }) {
  const { assumptions, costs } = terms
  const cost = price === null ? null : monthlyCost(price, assumptions, costs)
  if (!cost) return null
  return (
    <p className="mt-2 text-xs">
      Monthly costs are estimates with {assumptions.downPaymentPercent}% down and{' '}
      {assumptions.interestRate}% for {assumptions.termYears} years. They include mortgage, taxes,
      HOA, insurance and PMI
      {cost.isComplete ? '.' : `, without ${missingCosts(cost).join(' and ')}, not supplied.`}
    </p>
  )
}

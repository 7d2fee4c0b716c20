import type { PublishedCost } from '@/contract/costs/monthly-cost'
import type { CostAssumptions } from '@/domain/mortgage/cost-assumptions'
import { type CommunityCosts, monthlyCost } from '@/domain/mortgage/monthly-cost'
import { taxYears } from '@/domain/mortgage/tax-years'

function toPropertyTax(
  price: number,
  assumptions: CostAssumptions,
  costs: CommunityCosts,
): PublishedCost['propertyTax'] {
  const { taxes, landShare } = costs
  if (taxes.length === 0) return null
  const { parts, total } = taxYears(price, assumptions, costs)
  return {
    landShare: landShare ?? assumptions.landShare,
    schoolExemption: assumptions.schoolExemption,
    units: taxes.flatMap((tax, index) => {
      const years = parts[index]
      return years ? [{ ...tax, ...years }] : []
    }),
    total,
  }
}

/**
 * The monthly cost and the property tax by year of a home at a price, as the API has them. `null`
 * without a price, and if the terms of the loan have no result.
 */
export function toPublishedCost(
  price: number | null,
  assumptions: CostAssumptions,
  costs: CommunityCosts,
): PublishedCost | null {
  const cost = price === null ? null : monthlyCost(price, assumptions, costs)
  if (price === null || !cost) return null
  const { downPaymentPercent, interestRate, termYears, rateSource } = assumptions
  return {
    price,
    total: cost.total,
    isComplete: cost.isComplete,
    loan: { downPaymentPercent, interestRate, termYears, ...rateSource },
    parts: [...cost.parts],
    propertyTax: toPropertyTax(price, assumptions, costs),
  }
}

import type { CommunityCosts, TaxPart } from './monthly-cost'

/** The tax of one unit, or of all, in US dollars a month. */
export interface TaxByYear {
  /** On the land alone. */
  readonly first: number
  /** On land and house. */
  readonly later: number
  /** On land and house with the homestead exemption. */
  readonly homestead: number
}

export interface TaxYears {
  readonly parts: readonly (TaxByYear & { readonly name: string })[]
  readonly total: TaxByYear
}

interface TaxAssumptions {
  /** The share of the price that is land, in percent, unless the community states its own. */
  readonly landShare: number
  /** The homestead exemption of every school district; `amount` is in US dollars. */
  readonly schoolExemption: { readonly amount: number }
}

/** What a unit does not tax of a homestead of this value, in US dollars: never more than the value. */
function exemptValue(value: number, part: TaxPart, { schoolExemption }: TaxAssumptions): number {
  const byLaw = part.kind === 'school' ? schoolExemption.amount : 0
  const share = (value * (part.exemptionPercent ?? 0)) / 100
  return Math.min(value, byLaw + Math.max(share, part.exemptionAmount ?? 0))
}

/**
 * The property tax of a new home by year and taxing unit. On January 1 of the first year there is
 * only the lot; the finished house is taxed from the next January 1 (Texas Tax Code, Section
 * 23.01). Exemptions that a unit did not state are not counted.
 */
export function taxYears(
  price: number,
  assumptions: TaxAssumptions,
  { taxes, landShare }: Pick<CommunityCosts, 'taxes' | 'landShare'>,
): TaxYears {
  const land = (price * (landShare ?? assumptions.landShare)) / 100
  const parts = taxes.map((part) => {
    const monthly = (value: number) => (value * part.rate) / 1200
    return {
      name: part.name,
      first: monthly(land),
      later: monthly(price),
      homestead: monthly(price - exemptValue(price, part, assumptions)),
    }
  })
  const sum = (year: keyof TaxByYear) => parts.reduce((total, part) => total + part[year], 0)
  return {
    parts,
    total: { first: sum('first'), later: sum('later'), homestead: sum('homestead') },
  }
}

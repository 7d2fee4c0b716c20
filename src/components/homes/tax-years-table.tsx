import { dollars } from '@/domain/communities/price'
import type { CostAssumptions } from '@/domain/mortgage/cost-assumptions'
import type { CommunityCosts } from '@/domain/mortgage/monthly-cost'
import { roundParts } from '@/domain/mortgage/round-parts'
import { type TaxByYear, taxYears } from '@/domain/mortgage/tax-years'
import { DetailsTable } from '../ui/details-table'

interface TaxYearsTableProps {
  price: number
  assumptions: CostAssumptions
  costs: CommunityCosts
  /** The monthly cost with the tax on land and house. */
  total: number
}

const columns = [
  { year: 'first', label: 'First year' },
  { year: 'later', label: 'Second year' },
  { year: 'homestead', label: 'Homestead' },
] as const satisfies readonly { year: keyof TaxByYear; label: string }[]

/**
 * The monthly cost by year of property tax, and the tax of each unit: on the land alone, on land and
 * house, and with the homestead exemption. Without known taxes, nothing.
 */
export function TaxYearsTable({ price, assumptions, costs, total }: TaxYearsTableProps) {
  if (costs.taxes.length === 0) return null
  const years = taxYears(price, assumptions, costs)
  const yearly = columns.map(({ year }) => roundParts(years.parts.map((part) => part[year] * 12)))
  const rest = total - years.total.later
  const { amount, year, source } = assumptions.schoolExemption
  const land = costs.landShare ?? assumptions.landShare
  return (
    <div className="mt-4 border-hairline border-t pt-4">
      <p className="font-semibold">The tax bill grows in the second year</p>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 text-sm">
        <dt>First year, taxed on the land</dt>
        <dd className="figures font-semibold">{dollars(rest + years.total.first)}</dd>
        <dt>Second year and after</dt>
        <dd className="figures font-semibold">{dollars(total)}</dd>
        <dt>With a homestead exemption</dt>
        <dd className="figures font-semibold">{dollars(rest + years.total.homestead)}</dd>
      </dl>
      <DetailsTable
        summary="Property tax by year"
        caption={
          <>
            Property tax a year. The land is estimated at {land}% of the price. If the house is
            finished before January 1, its first year is taxed like the second. School districts
            exempt {dollars(amount)} of a homestead ({source}, {year}); what other units exempt
            counts where they state it. Estimates, not tax advice.
          </>
        }
        columns={[
          { label: 'Taxing unit' },
          ...columns.map(({ label }) => ({ label, isFigure: true })),
        ]}
      >
        {years.parts.map(({ name }, index) => (
          <tr key={name}>
            <th scope="row" className="py-1.5 text-left font-normal">
              {name}
            </th>
            {yearly.map((amounts, column) => (
              <td key={columns[column]?.year} className="figures py-1.5 pl-2 text-right">
                {dollars(amounts[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
        <tr className="font-semibold">
          <th scope="row" className="py-1.5 text-left">
            All
          </th>
          {columns.map(({ year }) => (
            <td key={year} className="figures py-1.5 pl-2 text-right">
              {dollars(years.total[year] * 12)}
            </td>
          ))}
        </tr>
      </DetailsTable>
    </div>
  )
}

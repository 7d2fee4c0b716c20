import { clsx } from 'clsx'
import { formatPrice } from '@/domain/communities/price'
import { loanAmount, type MortgageInput, type MortgageResult } from '@/domain/mortgage/mortgage'
import { roundParts } from '@/domain/mortgage/round-parts'
import { costParts } from '../cost-parts'

/** Parts of a monthly payment in the colors of the chart, with the interest of the first month. */
function PaymentBar({ input, result }: { input: MortgageInput; result: MortgageResult }) {
  const interest = (loanAmount(input) * input.interestRate) / 1200
  const amounts = {
    principal: result.monthlyPayment - interest,
    interest,
    taxes: result.monthlyTaxes,
    insurance: result.monthlyInsurance,
    pmi: result.monthlyPMI,
    hoa: result.monthlyHoa,
  }
  return (
    <div aria-hidden className="mt-5 flex h-3 gap-0.5 overflow-hidden rounded-full print:hidden">
      {costParts
        .filter(({ name }) => amounts[name] > 0)
        .map(({ name, swatch }) => (
          <span
            key={name}
            className={clsx('block basis-0 forced-color-adjust-none', swatch)}
            style={{ flexGrow: amounts[name] / result.totalMonthlyPayment }}
          />
        ))}
    </div>
  )
}

const rows = [
  {
    name: 'monthlyPayment',
    label: 'Principal & interest',
    swatches: ['bg-primary', 'bg-accent'],
  },
  { name: 'monthlyTaxes', label: 'Property taxes', swatches: ['bg-marigold'] },
  { name: 'monthlyInsurance', label: 'Home insurance', swatches: ['bg-marker-blue'] },
  { name: 'monthlyPMI', label: 'PMI', swatches: ['bg-ink'] },
  { name: 'monthlyHoa', label: 'HOA fee', swatches: ['bg-marker-grey'] },
] as const

/** The parts of the monthly payment. */
export function MonthlyPayment({
  input,
  result,
}: {
  input: MortgageInput
  result: MortgageResult
}) {
  const shown = rows.filter(({ name }) => name !== 'monthlyHoa' || result.monthlyHoa > 0)
  const amounts = roundParts(shown.map(({ name }) => result[name]))
  return (
    <>
      <PaymentBar input={input} result={result} />
      <dl className="mt-4 divide-y divide-control/25">
        {shown.map(({ name, label, swatches }, index) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2.5">
            <dt className="flex items-center gap-3">
              <span aria-hidden className="flex w-5 gap-0.5 print:hidden">
                {swatches.map((swatch) => (
                  <span
                    key={swatch}
                    className={clsx('h-3 flex-1 rounded-[3px] forced-color-adjust-none', swatch)}
                  />
                ))}
              </span>
              {label}
            </dt>
            <dd className="figures font-semibold [overflow-wrap:anywhere]">
              {formatPrice(amounts[index])}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

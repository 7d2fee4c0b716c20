import { formatPrice } from '@/domain/communities/price'
import {
  loanAmount,
  type MortgageInput,
  type MortgageResult,
  needsPmi,
  termMonths,
} from '@/domain/mortgage/mortgage'
import { pmiPayments } from '@/domain/mortgage/mortgage-schedule'
import { roundParts } from '@/domain/mortgage/round-parts'
import { plural } from '@/domain/text/plural'

/** When mortgage insurance ends, or why none is due. */
export function pmiSentence(input: MortgageInput): string {
  if (loanAmount(input) === 0) return 'No loan needed: the down payment covers the price.'
  if (!needsPmi(input)) return 'No PMI: the down payment is at least 20% of the price.'
  const payments = pmiPayments(input)
  if (payments === 0) return 'A loan like this usually requires PMI, but the PMI rate is set to 0.'
  const year = Math.ceil(payments / 12)
  const target = formatPrice(input.homePrice * 0.8)
  return `PMI can end in year ${year}, after ${plural(payments, 'payment', 'payments')}: the balance is then 80% of the price, ${target}.`
}

/** Totals of the loan. */
export function LoanFacts({ input, result }: { input: MortgageInput; result: MortgageResult }) {
  const months = termMonths(input)
  const [loan, interest] = roundParts([loanAmount(input), result.totalInterest])
  const facts = [
    { label: 'Loan amount', value: loan },
    { label: `Total of ${plural(months, 'payment', 'payments')}`, value: result.totalPayment },
    { label: 'Total interest', value: interest },
  ]
  return (
    <>
      <dl className="mt-5 border-control/40 border-t pt-3 text-sm">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-1">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="figures font-semibold [overflow-wrap:anywhere]">{formatPrice(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-soft text-sm">{pmiSentence(input)}</p>
    </>
  )
}

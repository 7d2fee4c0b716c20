import { dollars } from '@/domain/communities/price'
import type { CostAssumptions } from '@/domain/mortgage/cost-assumptions'
import {
  calculateOffer,
  type LoanCosts,
  needsBuilderLender,
  type Offer,
  type OfferFigures,
} from '@/domain/mortgage/offer'
import { describePriceCut, describeWorth } from '@/domain/mortgage/offer-text'

interface OfferWorthProps {
  offer: Offer
  price: number
  assumptions: CostAssumptions
}

/** `$4,120 more`: what a home costs beside the offer. */
function describeDifference(amount: number): string {
  if (amount === 0) return 'the same'
  return `${dollars(Math.abs(amount))} ${amount > 0 ? 'more' : 'less'}`
}

interface Row {
  readonly label: string
  readonly cells: readonly { readonly text: string; readonly detail: string | null }[]
}

/** Price, rate, payments by year while they differ, and costs with their difference to the offer. */
function toRows({ offer, otherPrice, noOffer }: OfferFigures): Row[] {
  const plain = (label: string, toText: (costs: LoanCosts) => string): Row => ({
    label,
    cells: [offer, otherPrice, noOffer].map((costs) => ({ text: toText(costs), detail: null })),
  })
  const compare = ({ costs }: LoanCosts, period: number, amount: number) => {
    const other = costs[period]?.amount ?? 0
    return {
      text: dollars(other),
      detail: describeDifference(Math.round(other) - Math.round(amount)),
    }
  }
  const last = offer.payments.length - 1
  return [
    plain('Price', ({ price }) => dollars(price)),
    plain('Rate', ({ rate }) => `${rate}%`),
    ...offer.payments.map((_, year) =>
      plain(
        year < last ? `Year ${year + 1}` : last === 0 ? 'Monthly' : `Year ${year + 1} on`,
        ({ payments }) => dollars(payments[year] ?? payments.at(-1) ?? 0),
      ),
    ),
    ...offer.costs.map(({ years, amount }, period) => ({
      label: `In ${years} years`,
      cells: [
        { text: dollars(amount), detail: null },
        compare(otherPrice, period, amount),
        compare(noOffer, period, amount),
      ],
    })),
  ]
}

/** How the figures were calculated. */
function describeMethod(figures: OfferFigures, { offer, price, assumptions }: OfferWorthProps) {
  const { downPaymentPercent, interestRate, termYears, rateSource } = assumptions
  const source = [rateSource.source, rateSource.year].filter((part) => part !== null).join(', ')
  const less = offer.parts.some(({ kind }) => kind === 'upgrades')
    ? 'credits and upgrades at the builder’s value'
    : 'credits'
  return [
    `Principal and interest a month on a home at ${dollars(price)} with ${downPaymentPercent}% down, for ${termYears} years; other lenders at ${interestRate}% (${source}).`,
    figures.buydownCredit > 0
      ? `The temporary buydown pays ${dollars(figures.buydownCredit)} of your payments.`
      : null,
    `The last rows add up the down payment, the payments and what you then owe, less ${less}. They count later dollars in full; the lower price above is in today’s dollars.`,
    'Taxes, insurance and fees come on top.',
  ]
    .filter((sentence) => sentence !== null)
    .join(' ')
}

/**
 * What an offer is worth as a price cut, and its payments and costs beside that price and beside
 * another lender. Nothing if it has no figures.
 */
export function OfferWorth(props: OfferWorthProps) {
  const { offer, price, assumptions } = props
  const figures = calculateOffer(offer, price, assumptions)
  if (!figures) return null
  const otherPrice = describePriceCut(figures.worth[0]?.amount ?? 0)
  const headings = [
    'This offer',
    otherPrice.charAt(0).toUpperCase() + otherPrice.slice(1),
    needsBuilderLender(offer) ? 'Another lender' : 'No offer',
  ]
  return (
    <div className="mt-3 border-hairline border-t pt-3 text-sm">
      <p className="font-semibold">{describeWorth(figures.worth)}</p>
      <p className="text-ink-soft text-xs">An estimate, not advice.</p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary hover:text-primary-hover">
          <span className="quiet-link">Payments and costs compared</span>
        </summary>
        <p className="pb-2 text-ink-soft text-xs">{describeMethod(figures, props)}</p>
        {/* biome-ignore lint/a11y/useSemanticElements: a landmark per table would be too many */}
        <div
          role="group"
          aria-label="Payments and costs compared"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
          tabIndex={0}
          className="overflow-x-auto"
        >
          <table className="figures w-full text-xs sm:text-sm [&_:is(th,td):not(:first-child)]:pl-1.5 [&_:is(th,td):not(:first-child)]:text-right [&_:is(th,td)]:py-1.5 [&_:is(th,td)]:align-top [&_small]:block [&_small]:text-ink-soft [&_small]:text-xs [&_th]:text-left [&_th]:font-normal sm:[&_tbody_th]:whitespace-nowrap">
            <thead className="text-ink-soft text-xs">
              <tr>
                <td />
                {headings.map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-hairline [&_td:nth-child(2)]:font-semibold">
              {toRows(figures).map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {cells.map(({ text, detail }, column) => (
                    <td key={headings[column]}>
                      {text}
                      {detail ? <small>{detail}</small> : null}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  )
}

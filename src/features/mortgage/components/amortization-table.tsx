import { clsx } from 'clsx'
import { formatPrice } from '@/domain/communities/price'
import type { MortgageYear } from '@/domain/mortgage/mortgage-schedule'
import { roundParts } from '@/domain/mortgage/round-parts'
import { costParts } from '../cost-parts'

const cell = 'px-4 py-2.5'
const figure = clsx(cell, 'text-right')
const head = 'sticky top-0 bg-sand font-semibold'
const yearCell = clsx(cell, 'sticky left-0 text-left')

/** The loan by year. The table scrolls in both directions because it may exceed the screen. */
export function AmortizationTable({ years }: { years: readonly MortgageYear[] }) {
  const parts = costParts
    .filter(
      ({ name }) => (name !== 'pmi' && name !== 'hoa') || years.some((year) => year[name] > 0),
    )
    .map(({ name, label }) => ({
      name,
      label,
      amounts: roundParts(years.map((year) => year[name])),
    }))
  return (
    <section
      aria-label="Payments year by year"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
      tabIndex={0}
      className="scroll-edges mt-8 max-h-[34rem] overflow-auto rounded-lg border border-hairline [--scroll-cover:var(--color-surface)] print:max-h-none print:overflow-visible"
    >
      <table className="figures w-full min-w-[42rem] border-separate border-spacing-0 text-sm print:min-w-0 print:text-xs">
        <caption className="sr-only">
          Paid each year and year-end balance, in whole US dollars
        </caption>
        <thead>
          <tr>
            <th scope="col" className={clsx(yearCell, head, 'z-20')}>
              Year
            </th>
            {parts.map(({ name, label }) => (
              <th key={name} scope="col" className={clsx(figure, head, 'z-10')}>
                {label}
              </th>
            ))}
            <th scope="col" className={clsx(figure, head, 'z-10')}>
              Balance
            </th>
          </tr>
        </thead>
        <tbody className="[&_tr>*]:border-hairline [&_tr>*]:border-t [&_tr]:break-inside-avoid">
          {years.map((year, index) => (
            <tr key={year.year}>
              <th scope="row" className={clsx(yearCell, 'bg-surface font-semibold')}>
                {year.year}
              </th>
              {parts.map(({ name, amounts }) => (
                <td key={name} className={figure}>
                  {formatPrice(amounts[index])}
                </td>
              ))}
              <td className={clsx(figure, 'font-semibold')}>{formatPrice(year.balance)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-bold [&_tr>*]:border-control [&_tr>*]:border-t">
          <tr>
            <th scope="row" className={clsx(yearCell, 'bg-surface')}>
              Total
            </th>
            {parts.map(({ name, amounts }) => (
              <td key={name} className={figure}>
                {formatPrice(amounts.reduce((sum, amount) => sum + amount, 0))}
              </td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

'use client'

import { Section } from '@/components/layout/section'
import { formatPrice } from '@/domain/communities/price'
import { mortgageResult } from '@/domain/mortgage/mortgage'
import { readFields } from '@/domain/mortgage/mortgage-fields'
import { toHash } from '@/domain/mortgage/mortgage-link'
import { mortgageSchedule, pmiPayments } from '@/domain/mortgage/mortgage-schedule'
import { useMortgageForm } from '../use-mortgage-form'
import { AmortizationTable } from './amortization-table'
import { CalculatorFields } from './calculator-fields'
import { ResultPanel } from './result-panel'
import { YearsChart } from './years-chart'

/** Sticky total for phones. Hidden from screen readers because the result panel announces it. */
function TotalAtHand({ total }: { total: number }) {
  return (
    <p
      aria-hidden
      data-screen-only
      className="sticky bottom-0 z-10 -mx-5 mt-6 -mb-6 flex items-baseline justify-between gap-4 rounded-b-lg border-hairline border-t bg-surface px-5 py-3.5 md:-mx-8 md:-mb-9 md:px-8 lg:hidden"
    >
      <span className="text-ink-soft text-sm">Total monthly payment</span>
      <span className="figures font-bold text-xl">{formatPrice(total)}</span>
    </p>
  )
}

/** The mortgage calculator: input fields, monthly payment and yearly schedule. */
export function Calculator() {
  const { root, form, type } = useMortgageForm()
  const input = readFields(form.fields)
  const result = mortgageResult(input)
  const years = mortgageSchedule(input)
  return (
    <>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_27rem] lg:items-start lg:gap-10">
        <div
          ref={root}
          className="rounded-lg border border-hairline bg-surface px-5 pt-6 pb-6 md:px-8 md:pt-8 md:pb-9"
        >
          <CalculatorFields fields={form.fields} onType={type} />
          {result ? <TotalAtHand total={result.totalMonthlyPayment} /> : null}
        </div>
        <ResultPanel input={input} result={result} hash={toHash(form)} />
      </div>
      {years.length > 0 ? (
        <div className="mt-16">
          <Section title="Year by year">
            <p className="max-w-prose text-ink-soft">
              The payment on the loan stays the same; what it pays for does not. Each year less of
              it is interest and more is principal. Taxes and insurance are shown as if they never
              changed.
            </p>
            <YearsChart years={years} withPmi={pmiPayments(input)} />
            <AmortizationTable years={years} />
          </Section>
        </div>
      ) : null}
    </>
  )
}

'use client'

import { Section } from '@/components/layout/section'
import type { SiteCopy } from '@/content/site-copy'
import { formatPrice } from '@/domain/communities/price'
import type { CostAssumptions } from '@/domain/mortgage/cost-assumptions'
import { mortgageResult } from '@/domain/mortgage/mortgage'
import { readFields } from '@/domain/mortgage/mortgage-fields'
import { mortgageSchedule, pmiPayments } from '@/domain/mortgage/mortgage-schedule'
import { readTaxYears, startTaxYears } from '@/domain/mortgage/tax-years-fields'
import { useMortgageForm } from '../use-mortgage-form'
import { AmortizationTable } from './amortization-table'
import { CalculatorFields, type Explanations } from './calculator-fields'
import { ResultPanel } from './result-panel'
import { TaxYearsFieldset } from './tax-years-fieldset'
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

interface CalculatorProps {
  /** The values that the fields begin with. */
  start: CostAssumptions
  words: SiteCopy['calculator']
  explanations: Explanations
  /** Path of the list of communities. */
  communities: string
}

/** The mortgage calculator: input fields, monthly payment and yearly schedule. */
export function Calculator({ start, words, explanations, communities }: CalculatorProps) {
  const { root, form, taxYears, hash, type, changeTaxYears } = useMortgageForm(start)
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
          <CalculatorFields
            fields={form.fields}
            words={words}
            explanations={explanations}
            onType={type}
          />
          <TaxYearsFieldset
            fields={taxYears}
            first={() => startTaxYears(input, start)}
            words={words}
            onChange={changeTaxYears}
          />
          {result ? <TotalAtHand total={result.totalMonthlyPayment} /> : null}
        </div>
        <ResultPanel
          input={input}
          result={result}
          taxes={taxYears && readTaxYears(input, taxYears)}
          hash={hash}
          communities={communities}
        />
      </div>
      {years.length > 0 ? (
        <div className="mt-16">
          <Section title={words.yearsHeading}>
            <p className="max-w-prose text-ink-soft">{words.years}</p>
            <YearsChart years={years} withPmi={pmiPayments(input)} />
            <AmortizationTable years={years} />
          </Section>
        </div>
      ) : null}
    </>
  )
}

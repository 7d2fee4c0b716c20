'use client'

import { ArrowRight } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { formatPrice } from '@/domain/communities/price'
import type { MortgageInput, MortgageResult } from '@/domain/mortgage/mortgage'
import type { TaxByYear } from '@/domain/mortgage/tax-years'
import { missingInputs } from '../missing-inputs'
import { CopyLink } from './copy-link'
import { LoanFacts } from './loan-facts'
import { MonthlyPayment } from './monthly-payment'

interface ResultPanelProps {
  input: MortgageInput
  result: MortgageResult | null
  /** The taxes by year, if they are asked for. */
  taxes: TaxByYear | null
  /** URL fragment with the current values. */
  hash: string
  /** Path of the list of communities. */
  communities: string
}

/** The price filter accepts at most nine digits. */
const MOST_FILTERED = 999_999_999

function Total({ input, result }: Pick<ResultPanelProps, 'input' | 'result'>) {
  return (
    <div role="status" aria-atomic>
      {result ? (
        <dl>
          <dt className="font-semibold text-ink-soft">Total monthly payment</dt>
          <dd className="figures mt-1 font-bold text-5xl leading-none tracking-[-0.02em] [overflow-wrap:anywhere]">
            {formatPrice(result.totalMonthlyPayment)}
          </dd>
        </dl>
      ) : (
        <>
          <p className="font-display text-3xl">Ready to Calculate</p>
          <p className="mt-2 text-ink-soft">Enter {missingInputs(input)}.</p>
        </>
      )}
    </div>
  )
}

/** The whole payment with the tax of each year. */
function PaymentByYear({ taxes, result }: { taxes: TaxByYear; result: MortgageResult }) {
  const rest = result.totalMonthlyPayment - result.monthlyTaxes
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 border-control/25 border-t pt-4">
      <dt>First year, taxed on the land</dt>
      <dd className="figures font-semibold">{formatPrice(rest + taxes.first)}</dd>
      <dt>Second year and after</dt>
      <dd className="figures font-semibold">{formatPrice(rest + taxes.later)}</dd>
      <dt>With a homestead exemption</dt>
      <dd className="figures font-semibold">{formatPrice(rest + taxes.homestead)}</dd>
    </dl>
  )
}

/** The result, or the missing values. */
export function ResultPanel({ input, result, taxes, hash, communities }: ResultPanelProps) {
  const isFiltered = input.homePrice >= 1 && input.homePrice <= MOST_FILTERED
  return (
    <section
      aria-label="Result"
      className="rounded-lg bg-primary-tint p-6 md:p-8 lg:sticky lg:top-26 print:bg-transparent print:p-0"
    >
      <noscript>
        <p className="mb-4 font-semibold text-sm">
          This example uses our default numbers. The calculator needs JavaScript to update it.
        </p>
      </noscript>
      <Total input={input} result={result} />
      {result ? (
        <>
          <MonthlyPayment input={input} result={result} />
          {taxes ? <PaymentByYear taxes={taxes} result={result} /> : null}
          <LoanFacts input={input} result={result} />
          <div data-screen-only className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <CopyLink hash={hash} />
            {isFiltered ? (
              <PageLink
                href={`${communities}?price=0,${Math.floor(input.homePrice)}`}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary hover:text-primary-hover"
              >
                <span className="quiet-link">
                  Communities up to {formatPrice(Math.floor(input.homePrice))}
                </span>
                <ArrowRight aria-hidden className="size-4" />
              </PageLink>
            ) : null}
          </div>
        </>
      ) : null}
    </section>
  )
}

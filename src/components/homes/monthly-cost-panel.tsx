import { Calculator } from 'lucide-react'
import { TermHelp } from '@/components/glossary/term-help'
import { AnyLink } from '@/components/ui/any-link'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import { dollars } from '@/domain/communities/price'
import { findTerm, type Glossary } from '@/domain/glossary/glossary'
import type { CostAssumptions } from '@/domain/mortgage/cost-assumptions'
import { formatHash } from '@/domain/mortgage/figures-link'
import {
  type CommunityCosts,
  type CostPart,
  monthlyCost,
  mortgageInputFor,
} from '@/domain/mortgage/monthly-cost'
import { roundParts } from '@/domain/mortgage/round-parts'
import { TaxYearsTable } from './tax-years-table'

interface MonthlyCostPanelProps {
  price: number
  assumptions: CostAssumptions
  costs: CommunityCosts
  glossary: Glossary
  /** Name of the region. */
  label?: string
}

/** Fills of the bar, from the largest part to the smallest. */
const fills = ['bg-primary', 'bg-accent', 'bg-marigold', 'bg-ink-soft', 'bg-control', 'bg-ink']

function origin({ source, year }: CostPart): string {
  return [source, year].filter((part) => part !== null).join(', ')
}

/** What a buyer asks about a district that taxes only some homes, with the answer in an article. */
function Question({ part: { kind, label }, glossary }: { part: CostPart; glossary: Glossary }) {
  const term = kind === 'tax' ? findTerm(glossary, label) : null
  if (!term?.path) return null
  return (
    <span data-screen-only>
      <AnyLink
        href={term.path}
        className="relative text-primary after:absolute after:-inset-y-2 after:inset-x-0 hover:text-primary-hover"
      >
        <span className="quiet-link">{term.question}</span>
      </AnyLink>
    </span>
  )
}

interface PartProps {
  part: CostPart
  fill: string
  glossary: Glossary
}

function Part({ part, fill, glossary }: PartProps) {
  const { label, amount } = part
  return (
    <li className="flex items-baseline gap-3 py-2">
      <span aria-hidden className={`size-2.5 shrink-0 self-center rounded-full ${fill}`} />
      <span className="min-w-0 flex-1">
        {label}
        <TermHelp glossary={glossary} label={label} />
        <span className="block text-ink-soft text-xs">
          <span className="mr-1.5">{origin(part)}</span>{' '}
          <Question part={part} glossary={glossary} />
        </span>
      </span>
      {amount === null ? (
        <em className="text-ink-soft">not supplied</em>
      ) : (
        <span className="figures font-semibold">{dollars(amount)}</span>
      )}
    </li>
  )
}

/** The monthly cost of a home: one number, its parts as a thin bar, and each with its source. */
export function MonthlyCostPanel({
  price,
  assumptions,
  costs,
  glossary,
  label = 'Monthly cost',
}: MonthlyCostPanelProps) {
  const cost = monthlyCost(price, assumptions, costs)
  if (!cost) return null
  const input = mortgageInputFor(price, assumptions, costs)
  const amounts = roundParts(cost.parts.map(({ amount }) => amount ?? 0))
  const parts = cost.parts.map((part, index) => ({
    ...part,
    amount: part.amount === null ? null : (amounts[index] ?? 0),
  }))
  const known = parts.filter(({ amount }) => amount !== null && amount > 0)
  return (
    <section aria-label={label} className="rounded-lg border border-hairline bg-surface p-6">
      <p className="text-ink-soft">{cost.isComplete ? 'About' : 'At least'}</p>
      <p>
        <span className="figures font-bold text-4xl leading-tight tracking-[-0.01em]">
          {dollars(cost.total)}
        </span>{' '}
        a month
      </p>
      <div aria-hidden className="mt-4 flex h-1.5 gap-px overflow-hidden rounded-full">
        {known.map(({ label, amount }, index) => (
          <span
            key={label}
            className={fills[index % fills.length]}
            style={{ flexGrow: amount ?? 0 }}
          />
        ))}
      </div>
      <ul className="mt-3 divide-y divide-hairline text-sm">
        {parts.map((part) => (
          <Part
            key={part.label}
            part={part}
            glossary={glossary}
            fill={fills[known.indexOf(part) % fills.length] ?? 'border border-control'}
          />
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-xs">
        {dollars(input.downPayment)} down ({assumptions.downPaymentPercent}%), {input.interestRate}%
        for {input.termYears} years.
        {cost.isComplete ? '' : ' What the builder did not supply is not counted.'}
      </p>
      <TaxYearsTable price={price} assumptions={assumptions} costs={costs} total={cost.total} />
      <PageLink
        href={`${paths.calculator}${formatHash(input)}`}
        data-screen-only
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-primary text-sm hover:text-primary-hover"
      >
        <Calculator aria-hidden className="size-4" strokeWidth={1.8} />
        <span className="quiet-link">Change the numbers</span>
      </PageLink>
    </section>
  )
}

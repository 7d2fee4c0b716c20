import { ChevronDown } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { dollars, formatPrice } from '@/domain/communities/price'
import type { BuilderPrices } from '@/domain/homes/compare-builders'
import { formatNumber } from '@/domain/text/format-number'
import { formatHomesUrl, type SearchState } from '../search-params'

export interface BuilderWithPrices extends BuilderPrices {
  readonly name: string
}

interface BuilderComparisonProps {
  builders: readonly BuilderWithPrices[]
  state: SearchState
}

/** The most builders that are listed, so that the list stays in the weight of the page. */
const LISTED = 10

const headings = ['Builder', 'Homes', 'Lowest price', 'Size', 'Per sq ft'] as const

/** Figures are at the right edge. A phone has no room for the lowest price and the size. */
const table =
  'figures mb-3 w-full text-sm [&_:is(th,td):not(:first-child)]:pl-4 [&_:is(th,td):not(:first-child)]:text-right max-sm:[&_:is(th,td):is(:nth-child(3),:nth-child(4))]:hidden [&_td:last-child]:font-semibold [&_th]:text-left [&_th]:font-normal'

/** What the homes of each builder cost among those found, the lowest price per square foot first. */
export function BuilderComparison({ builders, state }: BuilderComparisonProps) {
  if (builders.length < 2) return null
  return (
    <details className="group border-hairline border-b" data-screen-only>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 font-semibold text-sm [&::-webkit-details-marker]:hidden">
        <span className="quiet-link">Compare {builders.length} builders by price per sq ft</span>
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <table className={table}>
        <thead className="whitespace-nowrap text-ink-soft text-xs">
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="pb-1">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline [&_a]:flex [&_a]:min-h-9 [&_a]:items-center max-md:[&_a]:min-h-11">
          {builders
            .slice(0, LISTED)
            .map(({ builder, name, homes, lowestPrice, squareFeet, perSquareFoot }) => (
              <tr key={builder}>
                <th scope="row">
                  <PageLink href={formatHomesUrl(state, { builder })}>
                    <span className="quiet-link">{name}</span>
                  </PageLink>
                </th>
                <td>{homes}</td>
                <td>{formatPrice(lowestPrice)}</td>
                <td>
                  {squareFeet === null ? null : `${formatNumber(Math.round(squareFeet))} sq ft`}
                </td>
                <td>{perSquareFoot === null ? null : dollars(perSquareFoot)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <p className="mb-4 text-ink-soft text-xs">
        {builders.length > LISTED ? `The ${LISTED} lowest of ${builders.length}. ` : ''}
        Size and price per square foot are the median of the homes found. A smaller home usually
        costs more per square foot.
      </p>
    </details>
  )
}

import { Check } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import type { FacetGroup } from '../facet-groups'
import { addressOf, type SearchState } from '../search-params'

interface FacetPanelProps {
  groups: readonly FacetGroup[]
  state: SearchState
}

/** The longest list of choices that is open from the start. */
const SHORT = 12

/** The choices as links, so that they work without JavaScript. */
export function FacetPanel({ groups, state }: FacetPanelProps) {
  return (
    <div className="divide-y divide-hairline">
      {groups.map(({ label, options }) => (
        <details
          key={label}
          open={options.length <= SHORT || options.some(({ isChosen }) => isChosen)}
          className="group py-1"
        >
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
            {label}
          </summary>
          <ul aria-label={label} className="pb-2">
            {options.map(({ label: text, count, isChosen, change }) => (
              <li key={text}>
                <PageLink
                  href={addressOf(state, change)}
                  aria-label={`${text}, ${plural(count, 'home', 'homes')}`}
                  aria-current={isChosen || undefined}
                  className={`flex min-h-9 items-center gap-2 rounded-md text-sm hover:text-primary max-md:min-h-11 ${isChosen ? 'font-semibold text-primary' : ''}`}
                >
                  <Check
                    aria-hidden
                    className={`size-4 shrink-0 ${isChosen ? '' : 'invisible'}`}
                    strokeWidth={2.2}
                  />
                  <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
                  <span className="figures ml-auto font-normal text-ink-soft">
                    {formatNumber(count)}
                  </span>
                </PageLink>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}

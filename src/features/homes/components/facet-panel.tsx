import { Check, ChevronDown } from 'lucide-react'
import { TermHelp } from '@/components/glossary/term-help'
import { PageLink } from '@/components/ui/page-link'
import type { Glossary } from '@/domain/glossary/glossary'
import { formatNumber } from '@/domain/text/format-number'
import { plural } from '@/domain/text/plural'
import { DISTRICTS, type FacetGroup } from '../facet-groups'
import { formatHomesUrl, type SearchState } from '../search-params'

interface FacetPanelProps {
  groups: readonly FacetGroup[]
  state: SearchState
  glossary: Glossary
}

/** The longest list of choices that is open from the start. */
const SHORT = 12

/** The choices as links, so that they work without JavaScript. */
export function FacetPanel({ groups, state, glossary }: FacetPanelProps) {
  return (
    <div className="divide-y divide-hairline">
      {groups.map(({ label, options, note }) => (
        <details
          key={label}
          open={
            options.length <= SHORT ||
            label === DISTRICTS ||
            options.some(({ isChosen }) => isChosen)
          }
          className="group py-1"
        >
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold hover:text-primary">
            {label}
            <span className="figures ml-auto font-normal text-ink-soft text-sm group-open:hidden">
              {plural(options.length, 'choice', 'choices')}
            </span>
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 transition-transform group-open:ml-auto group-open:rotate-180"
              strokeWidth={2.2}
            />
          </summary>
          <ul aria-label={label} className="pb-2">
            {options.map(({ label: text, count, isChosen, change }) => (
              <li key={text} className="relative flex min-h-9 items-center text-sm max-md:min-h-11">
                <PageLink
                  href={formatHomesUrl(state, change)}
                  aria-label={`${text}, ${plural(count, 'home', 'homes')}`}
                  aria-current={isChosen || undefined}
                  className={`flex min-w-0 items-center gap-2 rounded-md after:absolute after:inset-0 hover:text-primary ${isChosen ? 'font-semibold text-primary' : ''}`}
                >
                  <Check
                    aria-hidden
                    className={`size-4 shrink-0 ${isChosen ? '' : 'invisible'}`}
                    strokeWidth={2.2}
                  />
                  <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
                </PageLink>
                <TermHelp glossary={glossary} label={text} />
                <span aria-hidden className="figures ml-auto pl-2 text-ink-soft">
                  {formatNumber(count)}
                </span>
              </li>
            ))}
          </ul>
          {note ? <p className="pb-3 text-ink-soft text-xs">{note}</p> : null}
        </details>
      ))}
    </div>
  )
}

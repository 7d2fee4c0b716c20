import { ArrowRight } from 'lucide-react'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/config/paths'
import type { Found, FoundGroup } from '@/contract/search/search'
import { getLabel } from '@/domain/enums'
import { type SearchQuestion, type SearchSection, searchSections } from '@/domain/search/search'
import { formatNumber } from '@/domain/text/format-number'
import { BuilderFound } from './builder-found'
import { CommunityFound } from './community-found'
import { HomeFound } from './home-found'
import { TextFound } from './text-found'

interface GroupProps {
  group: FoundGroup
  terms: readonly string[]
  question: SearchQuestion
}

const cards = 'grid gap-4 md:grid-cols-2'
const lines = 'divide-y divide-hairline border-hairline border-y'

const layouts: Record<SearchSection, string> = {
  communities: cards,
  builders: `${cards} lg:grid-cols-3`,
  plans: cards,
  homes: cards,
  articles: lines,
  resources: lines,
  events: lines,
}

function View({ item, terms }: { item: Found; terms: readonly string[] }) {
  switch (item.section) {
    case 'communities':
      return <CommunityFound community={item} terms={terms} />
    case 'builders':
      return <BuilderFound builder={item} terms={terms} />
    case 'plans':
    case 'homes':
      return <HomeFound home={item} terms={terms} />
    default:
      return <TextFound item={item} terms={terms} />
  }
}

/** One group of results: the best matches, or one page of all matches. */
export function Group({ group, terms, question: { text, section: chosen } }: GroupProps) {
  const { section, total, items } = group
  const label = getLabel(searchSections, section)
  return (
    <section aria-labelledby={section}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={section} className="text-2xl">
          {label} <span className="figures text-ink-soft">({formatNumber(total)})</span>
        </h2>
        {chosen === null && total > items.length ? (
          <PageLink
            href={paths.searchFor(text, section)}
            className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-primary"
          >
            <span className="quiet-link">
              See all {formatNumber(total)} {label.toLowerCase()}
            </span>
            <ArrowRight aria-hidden className="size-4" />
          </PageLink>
        ) : null}
      </div>
      {items.length === 0 ? (
        <p className="text-lg">
          There are no more results.{' '}
          <PageLink
            href={paths.searchFor(text, section)}
            className="quiet-link font-semibold text-primary"
          >
            Back to the first page
          </PageLink>
        </p>
      ) : (
        <ul className={layouts[section]}>
          {items.map((item, index) => (
            // Two results may link to the same page.
            <li key={`${item.href} ${index.toString()}`} className="min-w-0">
              <View item={item} terms={terms} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

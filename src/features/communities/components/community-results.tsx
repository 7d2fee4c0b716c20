'use client'

import { type ReactNode, Suspense, useId, useMemo } from 'react'
import { InlineAd } from '@/components/ads/side-column'
import { AfterPaint, useAfterPaint } from '@/components/layout/after-paint'
import { Button } from '@/components/ui/button'
import { FIRST_COMMUNITIES } from '@/content/defaults'
import { messages } from '@/content/messages'
import type { SiteCopy } from '@/content/site-copy'
import type { Ad } from '@/contract/ads/ad'
import { plural } from '@/domain/text/plural'
import { lazyComponent } from '@/lib/react/lazy-component'
import { cardGrids } from '../card-grids'
import type { CommunitySearch } from '../use-community-search'
import { CardList } from './card-list'
import { HomesLink, ResultSummary } from './result-summary'

/** Until the advice is loaded, and in its place without a connection. */
const NothingFound = () => <p className="text-center">{messages.emptyCommunities}</p>

const EmptyResults = lazyComponent(
  async () => (await import('./empty-results')).EmptyResults,
  NothingFound,
)

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl md:mb-4 md:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface ResultsProps {
  search: CommunitySearch
  words: SiteCopy['communities']
  /** The ad between the sections, while there is no column of ads. */
  ad: Ad | null
  adClassName: string
  /** The community selected on the map. */
  chosen: string | null
  /** The community whose card is scrolled into view and focused. */
  sought: string | null
  onFound: () => void
  /** Whether all matches are listed instead of only the first ones. */
  showsAll: boolean
  onShowAll: () => void
}

/** The filtered communities: featured ones as full cards, others as small cards. */
export function CommunityResults(props: ResultsProps) {
  const { search, words, ad, adClassName, showsAll, onShowAll, ...cards } = props
  const { matching, count, shown } = search
  const isPainted = useAfterPaint()
  const usual = showsAll ? matching.length : FIRST_COMMUNITIES
  const limit = isPainted ? usual : cardGrids[shown.layout].inView
  const { featured, additional } = useMemo(() => {
    const first = matching.filter(({ isFeatured }) => isFeatured).slice(0, limit)
    const others = matching.filter(({ isFeatured }) => !isFeatured)
    return { featured: first, additional: others.slice(0, limit - first.length) }
  }, [matching, limit])
  const hidden = count - featured.length - additional.length
  return (
    <>
      <ResultSummary search={search} />
      {count === 0 ? (
        <Suspense fallback={<NothingFound />}>
          <EmptyResults
            words={search.shown.q.trim()}
            hint={words.nothingFound}
            suggestions={search.suggestions()}
            onChoose={search.apply}
            onClear={search.clear}
          />
        </Suspense>
      ) : null}
      <div className="grid gap-8">
        {featured.length > 0 ? (
          <Section title={words.featured}>
            <CardList {...cards} communities={featured} layout={shown.layout} />
          </Section>
        ) : null}
        <InlineAd ad={ad} className={adClassName} />
        {additional.length > 0 ? (
          <Section title={words.additional}>
            <CardList {...cards} communities={additional} layout="small" />
          </Section>
        ) : null}
        {hidden > 0 && isPainted && !search.isLoading ? (
          <p data-screen-only className="text-center noscript:hidden">
            <Button variant="outline" onClick={onShowAll}>
              Show {plural(hidden, 'more community', 'more communities')}
            </Button>
          </p>
        ) : null}
        {/* Among the filters, it would push the first card of a phone out of view. */}
        <HomesLink search={search} className="justify-self-center md:hidden" />
        {/* Without content: the place of the cards that are still missing. */}
        <AfterPaint />
      </div>
    </>
  )
}

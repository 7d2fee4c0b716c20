'use client'

import { useQueryStates } from 'nuqs'
import { type ReactNode, useDeferredValue, useRef } from 'react'
import { type SearchState, searchParams } from '../search-params'
import { BlogFilters } from './blog-filters'
import { CategoryList } from './category-list'
import { Results } from './results'

interface BlogSearchProps {
  /** Above the articles. */
  notice: ReactNode
  /** In the side column. */
  children: ReactNode
}

/** The articles with search and filters in the URL. */
export function BlogSearch({ notice, children }: BlogSearchProps) {
  const [state, setState] = useQueryStates(searchParams, { history: 'push', scroll: false })
  const shown = useDeferredValue(state)
  const results = useRef<HTMLElement>(null)

  const change = (next: Partial<SearchState>) => setState({ ...next, page: null })
  const clear = () => setState({ q: null, category: null, page: null })
  const choose = (category: SearchState['category']) => {
    change({ category })
    // On phones the category list is below the articles, so the change would not be visible.
    if ((results.current?.getBoundingClientRect().top ?? 0) < 0) results.current?.scrollIntoView()
  }

  return (
    <>
      <BlogFilters state={state} onChange={change} />
      <div className="page-width grid grid-cols-1 gap-x-14 gap-y-14 pt-9 pb-20 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:gap-x-16">
        <section ref={results} aria-label="Articles" className="min-w-0">
          {notice}
          <Results state={shown} onClear={clear} />
        </section>
        <aside aria-label="More from the blog">
          <div className="grid gap-11 lg:sticky lg:top-26">
            <CategoryList category={state.category} onChoose={choose} />
            {children}
          </div>
        </aside>
      </div>
    </>
  )
}

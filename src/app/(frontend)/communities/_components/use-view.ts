'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { View } from '@/features/communities/search-params'
import type { CommunitySearch } from '@/features/communities/use-community-search'

interface Places {
  /** The top of list and map. */
  readonly top: RefObject<HTMLElement | null>
  readonly results: RefObject<HTMLElement | null>
}

/**
 * Switches between list and map on screens that show one of them. The map is scrolled into view,
 * and the list to where the visitor left it.
 */
export function useView({ state, change }: CommunitySearch, { top, results }: Places) {
  const leftAt = useRef(0)
  const afterChange = useRef<(() => void) | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the view has changed
  useLayoutEffect(() => {
    afterChange.current?.()
    afterChange.current = null
  }, [state.view])

  function show(view: View, scroll: () => void): void {
    if (state.view === view) scroll()
    else {
      afterChange.current = scroll
      change({ view })
    }
  }

  return {
    view: state.view,
    showMap() {
      leftAt.current = window.scrollY
      show('map', () => top.current?.scrollIntoView({ behavior: 'instant' }))
    },
    showList() {
      show('list', () => window.scrollTo({ top: leftAt.current, behavior: 'instant' }))
    },
    showResults() {
      show('list', () => results.current?.scrollIntoView({ behavior: 'instant' }))
    },
  }
}

'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { blogPostsQuery } from '@/lib/api/blog'
import { TYPING_PAUSE_MS } from '@/lib/while-typing'
import { type SearchState, toBlogQuery } from './search-params'
import { useSettled } from './use-settled'
import { answerFrom, isWhole } from './whole-list'

/**
 * The articles of an address. As long as the page brought all there are, they come out of these;
 * with more of them the contract is asked.
 */
export function useArticles(state: SearchState) {
  const firstPage = useQueryClient().getQueryData(blogPostsQuery().queryKey)
  const whole = firstPage && isWhole(firstPage) ? firstPage : undefined
  const q = useSettled(state.q, TYPING_PAUSE_MS)
  const asked = toBlogQuery(whole ? state : { ...state, q })
  return useQuery({
    ...blogPostsQuery(asked),
    initialData: () => whole && answerFrom(whole.items, asked),
  })
}

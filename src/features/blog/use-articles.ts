'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { blogPostsQuery } from './api/posts'
import { type SearchState, toBlogQuery } from './search-params'
import { useDebounced } from './use-debounced'
import { filterList, isWhole } from './whole-list'

/** Debounce time of requests while text is typed, in milliseconds. */
const TYPING_PAUSE_MS = 250

/**
 * The articles for a search state. They are filtered in the browser if the page contains all
 * articles, otherwise by the API.
 */
export function useArticles(state: SearchState) {
  const firstPage = useQueryClient().getQueryData(blogPostsQuery().queryKey)
  const fullList = firstPage && isWhole(firstPage) ? firstPage : undefined
  const q = useDebounced(state.q, TYPING_PAUSE_MS)
  const query = toBlogQuery(fullList ? state : { ...state, q })
  return useQuery({
    ...blogPostsQuery(query),
    initialData: () => fullList && filterList(fullList.items, query),
  })
}

import 'server-only'
import type { SearchResult } from '@/contract/search/search'
import { wordsOf } from '@/domain/search/highlight'
import {
  type SearchNearness,
  type SearchQuestion,
  type SearchSection,
  searchSections,
} from '@/domain/search/search'
import { queryRows } from '../sql/query-rows'
import { type StoredFound, toFound } from './mapper'
import { searchStatement } from './statement'

interface GroupRow extends Record<string, unknown> {
  readonly section: SearchSection
  readonly total: number
  readonly nearness: SearchNearness
  readonly items: StoredFound[] | null
  readonly stems: string[]
}

/** Published documents that match a search, in groups, best matches first. */
export async function search(question: SearchQuestion): Promise<SearchResult> {
  if (question.text === '') return { nearness: 'exact', groups: [], terms: [] }
  const rows = await queryRows<GroupRow>(searchStatement(question))
  const terms = [...new Set([...wordsOf(question.text), ...(rows[0]?.stems ?? [])])]
  const groups = searchSections.flatMap(({ value }) => {
    const row = rows.find(({ section }) => section === value)
    if (!row) return []
    const items = (row.items ?? []).map((item) => toFound(item, terms))
    return [{ section: value, total: row.total, items }]
  })
  return { nearness: rows[0]?.nearness ?? 'exact', groups, terms }
}

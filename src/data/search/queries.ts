import 'server-only'
import { z } from 'zod/mini'
import { cacheTags } from '@/config/cache-tags'
import type { SearchResult } from '@/contract/search/search'
import { getValues } from '@/domain/enums'
import { withoutAbbreviations } from '@/domain/search/abbreviations'
import { splitWords } from '@/domain/search/highlight'
import { type SearchQuestion, searchNearness, searchSections } from '@/domain/search/search'
import { dependOn } from '../cache/depend-on'
import { districtAbbreviations } from '../listing-options/queries'
import { queryPool } from '../sql/query-pool'
import { storedFound, toFound } from './mapper'
import { searchStatement } from './statement'

const groupRow = z.object({
  section: z.enum(getValues(searchSections)),
  total: z.number(),
  nearness: z.enum(searchNearness),
  items: z.nullable(z.array(storedFound)),
  stems: z.array(z.string()),
})

/** Published documents that match a search, in groups, best matches first. */
export async function search(question: SearchQuestion): Promise<SearchResult> {
  if (question.text === '') return { nearness: 'exact', groups: [], terms: [] }
  const { communities, builders, plans, homes, blog, resources, events } = cacheTags
  dependOn(communities, builders, plans, homes, blog, resources, events)
  const text = withoutAbbreviations(question.text, await districtAbbreviations())
  const rows = await queryPool(groupRow, searchStatement({ ...question, text }))
  const terms = [...new Set([...splitWords(text), ...(rows[0]?.stems ?? [])])]
  const groups = searchSections.flatMap(({ value }) => {
    const row = rows.find(({ section }) => section === value)
    if (!row) return []
    const items = (row.items ?? []).map((item) => toFound(item, terms))
    return [{ section: value, total: row.total, items }]
  })
  return { nearness: rows[0]?.nearness ?? 'exact', groups, terms }
}

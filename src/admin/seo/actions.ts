'use server'

import { headers } from 'next/headers'
import * as z from 'zod/mini'
import { type Described, type SearchFacts, searchFacts } from '@/data/seo/search-facts'
import { findStaff } from '@/data/staff/queries'
import { seoCollections } from '@/domain/seo/page-texts'

const described = z.object({
  collection: z.enum(seoCollections),
  id: z.nullable(z.int()),
  title: z.string(),
  name: z.string(),
  city: z.nullable(z.string()),
})

/** Reads the facts with which the form of a document shows its search result. */
export async function readSearchFacts(page: Described): Promise<SearchFacts> {
  const user = await findStaff(await headers())
  if (!user) throw new Error('Only staff can do this')
  return searchFacts(described.parse(page), user)
}

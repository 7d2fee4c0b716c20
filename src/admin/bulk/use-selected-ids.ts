'use client'

import { useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import type { Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'

type Collection = 'communities' | 'leads'

/** Answers what the list that is open lets through: by its filter and by what was searched for. */
export function useListWhere(collectionSlug: Collection): () => Where {
  const { query } = useListQuery()
  const { getEntityConfig } = useConfig()
  return () =>
    mergeListSearchAndWhere({
      collectionConfig: getEntityConfig({ collectionSlug }),
      search: query.search ?? '',
      where: query.where ?? {},
    })
}

/**
 * Reads the ids of the documents that are selected in their list. When everything on every page is,
 * the list knows only its filter and its search: `idsWhere` asks the server for the ids then.
 */
export function useSelectedIds(
  collection: Collection,
  idsWhere: (where: Where) => Promise<readonly number[]>,
): () => Promise<readonly number[]> {
  const { count, selectedIDs } = useSelection()
  const listWhere = useListWhere(collection)
  return async () => (selectedIDs.length >= count ? selectedIDs.map(Number) : idsWhere(listWhere()))
}

'use client'

import { useConfig, useListQuery, useSelection } from '@payloadcms/ui'
import { mergeListSearchAndWhere } from 'payload/shared'
import { listingsWhere } from '../desk/actions'

/**
 * Reads the ids of the communities that are selected in their list. When everything on every page
 * is, the list knows only its filter and its search: the server is asked for the ids then.
 */
export function useSelectedIds(): () => Promise<readonly number[]> {
  const { count, selectedIDs } = useSelection()
  const { query } = useListQuery()
  const { getEntityConfig } = useConfig()
  return async () => {
    if (selectedIDs.length >= count) return selectedIDs.map(Number)
    const where = mergeListSearchAndWhere({
      collectionConfig: getEntityConfig({ collectionSlug: 'communities' }),
      search: query.search ?? '',
      where: query.where ?? {},
    })
    return listingsWhere(where)
  }
}

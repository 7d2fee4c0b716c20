import { toColumns } from '@/contract/communities/community-columns'
import { listCommunityColumns } from '@/contract/communities/operations'
import { everyCommunity } from '@/data/communities/list'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(listCommunityColumns, {
    handler: async () => ({ value: toColumns(await everyCommunity()) }),
  }),
})

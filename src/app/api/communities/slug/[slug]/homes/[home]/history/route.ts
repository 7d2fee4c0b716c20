import { getHistoryOfHome } from '@/contract/homes/operations'
import { findHomeHistory } from '@/data/homes/history'
import { publishedCommunityId } from '@/data/homes/lists'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(getHistoryOfHome, {
    handler: async ({ params: { slug = '', home = '' } }) => {
      const community = await publishedCommunityId(slug)
      if (community === null) throw refuse.notFound('No community has this slug.')
      const found = await findHomeHistory(community, home)
      if (found === null) throw refuse.notFound('No home of this community has this slug.')
      return { value: found.history }
    },
  }),
})

import { getListings } from '@/contract/shortlist/operations'
import { listingsByKeys } from '@/data/shortlist/queries'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(getListings, {
    handler: async ({ query: { items } }) => ({ value: await listingsByKeys(items) }),
  }),
})

import { listRealtors } from '@/contract/resources/operations'
import { featuredRealtors } from '@/data/resources/directories'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(listRealtors, { handler: async () => ({ value: await featuredRealtors() }) }),
})

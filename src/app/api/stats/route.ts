import { siteStats } from '@/data/stats'
import { read, route } from '@/http/route'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read({ answer: async () => ({ value: await siteStats() }) }),
})

import { read, route } from '@/http/route'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read({ answer: async () => ({ value: { status: 'live' } }) }),
})

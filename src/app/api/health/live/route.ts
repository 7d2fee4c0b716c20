import { isLive } from '@/contract/site/operations'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(isLive, { handler: async () => ({ value: { status: 'live' as const } }) }),
})

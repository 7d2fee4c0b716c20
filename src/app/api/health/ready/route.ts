import { isReady as operation } from '@/contract/site/operations'
import { findProblem, isReady } from '@/data/health/health'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(operation, {
    handler: async () => {
      if (!(await isReady())) throw refuse.unavailable(findProblem())
      return { value: { status: 'ready' as const } }
    },
  }),
})

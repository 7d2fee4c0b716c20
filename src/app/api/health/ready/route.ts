import { isReady } from '@/contract/operations/site'
import { databaseAnswers } from '@/data/health'
import { refuse } from '@/http/problem-error'
import { read } from '@/http/read'
import { route } from '@/http/route'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read(isReady, {
    answer: async () => {
      if (!(await databaseAnswers())) throw refuse.unavailable()
      return { value: { status: 'ready' as const } }
    },
  }),
})

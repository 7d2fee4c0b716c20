import { databaseAnswers } from '@/data/health'
import { refuse } from '@/http/problem-error'
import { read, route } from '@/http/route'

export const dynamic = 'force-dynamic'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: read({
    answer: async () => {
      if (!(await databaseAnswers())) throw refuse.unavailable()
      return { value: { status: 'ready' } }
    },
  }),
})

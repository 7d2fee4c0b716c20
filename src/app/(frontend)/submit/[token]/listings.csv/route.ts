import { linkLayout } from '@/data/submissions'
import { refuse } from '@/http/problem-error'
import { PRIVATE } from '@/http/respond'
import { route } from '@/http/route'

/** The builder's listings as a spreadsheet, to be changed and sent back. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  async GET(_, { params }) {
    const { token = '' } = await params
    const csv = await linkLayout(token)
    if (csv === null) throw refuse.notFound('This link no longer works.')
    return new Response(csv, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="listings.csv"',
        'cache-control': PRIVATE,
      },
    })
  },
})

import { findStaff } from '@/data/staff/queries'
import { publishedLayout } from '@/data/submissions'
import { sessionHeaders } from '@/http/origin'
import { refuse } from '@/http/problem-error'
import { requireEditor } from '@/http/require-editor'
import { PRIVATE } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'

/** The published listings of a builder in the layout of submissions, for editors. */
const exportLayout: RouteHandler = async ({ headers }, { params }) => {
  requireEditor(await findStaff(sessionHeaders(headers)))
  const { id = '' } = await params
  if (!/^\d{1,9}$/.test(id)) throw refuse.notFound('This builder does not exist.')
  return new Response(await publishedLayout(Number(id)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="listings-of-builder-${id}.csv"`,
      'cache-control': PRIVATE,
    },
  })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: exportLayout })

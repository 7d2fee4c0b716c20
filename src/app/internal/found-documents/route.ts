import { findBest } from '@/admin/search/find-best'
import { findStaff } from '@/data/staff/queries'
import { staffRequest } from '@/data/staff/staff-request'
import { sessionHeaders } from '@/http/origin'
import { refuse } from '@/http/problem-error'
import { PRIVATE } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'

/** The best matches of a search in the back office, among what the member of the staff may see. */
const findDocuments: RouteHandler = async ({ headers, url }) => {
  const staff = await findStaff(sessionHeaders(headers))
  if (!staff) throw refuse.notSignedIn()
  const found = await findBest(await staffRequest(staff), new URL(url).searchParams.get('q') ?? '')
  return Response.json(found, { headers: { 'cache-control': PRIVATE } })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: findDocuments })

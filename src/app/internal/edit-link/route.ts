import type { z } from 'zod/mini'
import type { editLink } from '@/contract/staff/edit-link'
import { readEditLink } from '@/data/staff/edit-link'
import { findStaff } from '@/data/staff/queries'
import { sessionHeaders } from '@/http/origin'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'

/** Returns the edit URL of a page to staff, and `null` to visitors. */
const findEditLink: RouteHandler = async ({ headers, url }) => {
  const staff = await findStaff(sessionHeaders(headers))
  const path = new URL(url).searchParams.get('path') ?? ''
  const response: z.infer<typeof editLink> = {
    href: staff ? await readEditLink(path, staff) : null,
  }
  return Response.json(response, { headers: { 'cache-control': 'private, no-store' } })
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: findEditLink })

import { type Endpoint, Forbidden, NotFound } from 'payload'
import { routeId } from '@/access/route-id'
import { staff } from '@/access/staff'
import { readFile } from '@/database/submissions/files'
import { getSession } from '@/database/transactions/session'

/**
 * `GET /cms/api/submissions/{id}/file`: the file as the builder sent it, for staff. It is only
 * downloaded, whatever it contains, because a browser would run an HTML file of this origin.
 */
export const downloadFile: Endpoint = {
  path: '/:id/file',
  method: 'get',
  async handler(req) {
    if (!staff({ req })) throw new Forbidden(req.t)
    const file = await readFile(await getSession(req), routeId(req))
    if (!file) throw new NotFound(req.t)
    return new Response(Buffer.from(file.bytes), {
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      },
    })
  },
}

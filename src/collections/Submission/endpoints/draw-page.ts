import { type Endpoint, Forbidden, NotFound } from 'payload'
import { z } from 'zod/mini'
import { routeId } from '@/access/route-id'
import { staff } from '@/access/staff'
import { readFile } from '@/database/submissions/files'
import { getSession } from '@/database/transactions/session'
import { PDF_PAGES } from '@/domain/submissions/read/sheet'
import { runTask, TooMuchWork } from '@/lib/submissions/thread/run-task'

const pageNumber = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PDF_PAGES))

/** The picture of a page; `null` for one that is not there or takes too long to draw. */
async function draw(bytes: Uint8Array, page: number): Promise<Uint8Array | null> {
  try {
    return await runTask('drawPage', { bytes, page })
  } catch (error) {
    if (error instanceof TooMuchWork) return null
    throw error
  }
}

/**
 * `GET /cms/api/submissions/{id}/pages/{page}`: a page of a submitted PDF as a picture, for staff. It is
 * drawn on a thread of its own, like all that reads what was sent.
 */
export const drawPage: Endpoint = {
  path: '/:id/pages/:page',
  method: 'get',
  async handler(req) {
    if (!staff({ req })) throw new Forbidden(req.t)
    const page = pageNumber.safeParse(req.routeParams?.page)
    if (!page.success) throw new NotFound(req.t)
    const file = await readFile(await getSession(req), routeId(req))
    const picture = file && (await draw(file.bytes, page.data))
    if (!picture) throw new NotFound(req.t)
    return new Response(Buffer.from(picture), {
      headers: {
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        // A submitted file never changes. A day later it may have been erased.
        'cache-control': 'private, max-age=86400, immutable',
      },
    })
  },
}

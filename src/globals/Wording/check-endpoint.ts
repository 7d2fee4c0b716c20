import { APIError, type Endpoint, Forbidden } from 'payload'
import { staff } from '@/access/staff'
import { readWording } from '@/collections/wording/read-wording'
import { type WordingMarks, wordingRequest } from '@/contract/wording/wording'
import { toText } from '@/domain/wording/document-texts'
import { findMarks } from '@/lib/wording/find-marks'

/** `POST /cms/api/globals/wording/check` marks the words of a form, also before it is saved. */
export const checkEndpoint: Endpoint = {
  path: '/check',
  method: 'post',
  async handler(req) {
    if (!staff({ req })) throw new Forbidden(req.t)
    const body = wordingRequest.safeParse(await req.json?.().catch(() => null))
    if (!body.success) throw new APIError('These texts can’t be checked.', 400)
    const texts = body.data.texts.map(({ path, value }) => ({ path, text: toText(value) }))
    const answer: WordingMarks = { marks: findMarks(texts, await readWording(req)) }
    return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } })
  },
}

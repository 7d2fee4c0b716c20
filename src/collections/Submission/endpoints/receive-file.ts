import type { Endpoint } from 'payload'
import { z } from 'zod/mini'
import { requireEditors } from '@/access/require-editors'
import { readUploadedFile, receiveSubmission } from '@/jobs/read-submission/receive'
import { apiError } from '../../api-error'

const builderId = z.coerce.number().check(z.int(), z.positive())

/**
 * `POST /cms/api/submissions/receive` with `builder` and `file` as form data: stores a file that a
 * builder sent to the staff, and queues its reading. Returns the id. For editors and admins.
 */
export const receiveFile: Endpoint = {
  path: '/receive',
  method: 'post',
  async handler(req) {
    requireEditors(req)
    const form = await req.formData?.().catch(() => null)
    const builder = builderId.safeParse(form?.get('builder'))
    if (!form || !builder.success) throw apiError('Choose the builder.')
    const file = await readUploadedFile(form.get('file'))
    if (typeof file === 'string') throw apiError(file, file.includes('MB') ? 413 : 400)
    const id = await receiveSubmission(req, { builder: builder.data, source: 'upload', ...file })
    if (id === null) throw apiError('This builder does not exist any more.')
    return Response.json({ id }, { status: 201 })
  },
}

import { builderLink, checkByLink, submittedFile } from '@/data/submissions'
import { filePost } from '@/http/file-post'
import { PRIVATE } from '@/http/respond'
import { formText } from '../form-text'

/** Says what is understood of a file that a builder has chosen. Nothing is stored. */
export const POST = filePost({
  admits: async (token) => (await builderLink(token)).state === 'open',
  closed: () => Response.json({ state: 'refused', message: 'This link no longer works.' }),
  async handler({ token, form }) {
    const file = await submittedFile(form.get('file'), formText(form, 'table'))
    const check = await checkByLink(token, file)
    return Response.json(check, { headers: { 'cache-control': PRIVATE } })
  },
})

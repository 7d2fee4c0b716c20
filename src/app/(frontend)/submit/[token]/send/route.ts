import { emailedPaths } from '@/config/emailed-paths'
import { builderLink, receiveByLink, submittedFile } from '@/data/submissions'
import { filePost } from '@/http/file-post'
import { seeOther } from '@/http/form-post'
import { findSuspicion } from '@/http/spam-guard'
import { FORM_TOKEN_HEADER } from '@/lib/tokens/form-token-header'
import { formText } from '../form-text'

/** Receives what a builder sends by a link, and shows the page of the link again. */
export const POST = filePost({
  admits: async (token) => (await builderLink(token)).state === 'open',
  closed: (token) => seeOther(emailedPaths.submit(token)),
  async handler({ token, form }) {
    const headers = new Headers({ [FORM_TOKEN_HEADER]: formText(form, 'formToken') })
    const result = await receiveByLink(token, {
      file: await submittedFile(form.get('file'), formText(form, 'table')),
      sender: formText(form, 'name'),
      suspicion: await findSuspicion({ company: formText(form, 'company') }, headers),
    })
    const page = emailedPaths.submit(token)
    if (result.state === 'received') return seeOther(`${page}?sent=1`)
    if (result.state === 'closed') return seeOther(page)
    return seeOther(`${page}?problem=${result.problem}`)
  },
})

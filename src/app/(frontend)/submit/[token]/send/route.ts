import { emailedPaths } from '@/config/emailed-paths'
import { builderLink, receiveByLink, submittedFile } from '@/data/submissions'
import { filePost } from '@/http/file-post'
import { seeOther } from '@/http/form-post'
import { suspicionOf } from '@/http/spam-guard'
import { FORM_TOKEN_HEADER } from '@/lib/form-token-header'

const text = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Receives what a builder sends by a link, and shows the page of the link again. */
export const POST = filePost({
  admits: async (token) => (await builderLink(token)).state === 'open',
  closed: (token) => seeOther(emailedPaths.submit(token)),
  async answer({ token, form }) {
    const headers = new Headers({ [FORM_TOKEN_HEADER]: text(form, 'formToken') })
    const result = await receiveByLink(token, {
      file: await submittedFile(form.get('file'), text(form, 'table')),
      sender: text(form, 'name'),
      suspicion: await suspicionOf({ company: text(form, 'company') }, headers),
    })
    const page = emailedPaths.submit(token)
    if (result.state === 'received') return seeOther(`${page}?sent=1`)
    if (result.state === 'closed') return seeOther(page)
    return seeOther(`${page}?problem=${result.problem}`)
  },
})

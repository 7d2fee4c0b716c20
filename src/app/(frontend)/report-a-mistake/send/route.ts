import { CLIENT_ADDRESS_HEADER } from '@/config/client-address-header'
import { payloadSecret } from '@/config/env'
import { paths } from '@/config/paths'
import { mistakeForm } from '@/contract/mistakes/mistake-report'
import { countPost } from '@/data/forms/count-post'
import { storeReport } from '@/data/mistakes/mutations'
import { parseSubject } from '@/domain/mistakes/subject'
import { formPost, seeOther } from '@/http/form-post'
import { refuse } from '@/http/problem-error'
import { findSuspicion } from '@/http/spam-guard'
import { log } from '@/lib/log/log'
import { hasForeignOrigin } from '@/lib/request-origin'
import { readFormToken } from '@/lib/tokens/form-token'
import { FORM_TOKEN_HEADER } from '@/lib/tokens/form-token-header'
import type { ReportProblem } from '../problems'
import { typedReport } from '../typed'

/** Stores the report of the form, and shows its page again: what was sent, or what is wrong. */
export const POST = formPost(async ({ form, headers }) => {
  if (hasForeignOrigin(headers)) throw refuse.foreignOrigin()
  // A browser sends two characters for a line break, which its own limit counts as one.
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n')
  const typed = { about: text('about'), message: text('message'), email: text('email') }
  const page = paths.reportMistake(encodeURIComponent(typed.about))
  const again = (problem?: ReportProblem) =>
    seeOther(problem ? `${page}&problem=${problem}` : page, typedReport.toCookie(typed))

  const subject = parseSubject(typed.about)
  const read = mistakeForm.safeParse(typed)
  if (!subject || !read.success) return again()
  const token = text('formToken')
  if ((await readFormToken(payloadSecret(), token, Date.now())) === 'none') return again('expired')
  const address = headers.get(CLIENT_ADDRESS_HEADER) ?? ''
  if (!(await countPost('mistake-report', address))) return again('limited')
  try {
    const suspicion = await findSuspicion(
      { company: text('company') },
      new Headers({ [FORM_TOKEN_HEADER]: token }),
    )
    const isStored = await storeReport({ subject, form: read.data, token, suspicion })
    return isStored ? seeOther(`${page}&sent=1`, typedReport.toCookie(null)) : again()
  } catch (err) {
    log.error({ err }, 'a report of a mistake was not stored')
    return again('failed')
  }
})

import { CLIENT_ADDRESS_HEADER } from '@/config/client-address-header'
import { env, payloadSecret } from '@/config/env'
import { paths } from '@/config/paths'
import { alertForm } from '@/contract/alerts/alert-form'
import { storeAlert } from '@/data/alerts/new-alert'
import { countPost } from '@/data/forms/count-post'
import { parseAbout } from '@/domain/alerts/about'
import { formPost, seeOther } from '@/http/form-post'
import { refuse } from '@/http/problem-error'
import { findSuspicion } from '@/http/spam-guard'
import { log } from '@/lib/log/log'
import { hasForeignOrigin } from '@/lib/request-origin'
import { readFormToken } from '@/lib/tokens/form-token'
import { FORM_TOKEN_HEADER } from '@/lib/tokens/form-token-header'
import { findSubject, formPath } from '../find-subject'
import type { AlertProblem } from '../problems'
import { typedInForm } from '../typed'

/** Stores the alert of the form, and shows its page again: what to do next, or what is wrong. */
export const POST = formPost(async ({ form, headers }) => {
  if (hasForeignOrigin(headers)) throw refuse.foreignOrigin()
  const text = (name: string) => String(form.get(name) ?? '')
  const typed = {
    about: text('about'),
    email: text('email'),
    changes: form.getAll('changes').map(String),
    frequency: text('frequency'),
  }
  const about = parseAbout(typed.about)
  const subject = about && (await findSubject(about))
  // The page says what is missing.
  if (!subject || !env.SMTP_URL) return seeOther(paths.newAlert(typed.about))
  const page = formPath(subject)
  const again = (problem?: AlertProblem) =>
    seeOther(problem ? `${page}&problem=${problem}` : page, typedInForm.toCookie(typed))

  const read = alertForm.safeParse(typed)
  if (!read.success) return again()
  const token = text('formToken')
  if ((await readFormToken(payloadSecret(), token, Date.now())) === 'none') return again('expired')
  const address = headers.get(CLIENT_ADDRESS_HEADER) ?? ''
  if (!(await countPost('new-alert', address))) return again('limited')
  const company = text('company')
  // Nothing says that an email is on its way which is not, also not to a person taken for a program.
  if (await findSuspicion({ company }, new Headers({ [FORM_TOKEN_HEADER]: token }))) {
    return again('fast')
  }
  try {
    return (await storeAlert({ ...subject, form: read.data }))
      ? seeOther(`${page}&sent=1`, typedInForm.toCookie(typed))
      : again('many')
  } catch (err) {
    log.error({ err }, 'an alert was not stored')
    return again('failed')
  }
})

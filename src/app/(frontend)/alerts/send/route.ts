import { emailedPaths } from '@/config/emailed-paths'
import { alertActions, changeOwnAlerts } from '@/data/alerts/own-alerts'
import { formPost, seeOther } from '@/http/form-post'

/** Handles `POST /alerts` (rewrite in next.config.mjs): what a reader does with alerts. */
export const POST = formPost(async ({ form, token }) => {
  const page = emailedPaths.alerts(token)
  const action = alertActions.find((name) => name === form.get('action'))
  const given = String(form.get('alert') ?? '')
  const alert = given === 'all' ? given : Number(given)
  if (!action || (alert !== 'all' && !Number.isSafeInteger(alert))) return seeOther(page)
  await changeOwnAlerts(token, { action, alert })
  return seeOther(`${page}&saved=1`)
})

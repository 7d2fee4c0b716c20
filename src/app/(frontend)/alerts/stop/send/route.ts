import { emailedPaths } from '@/config/emailed-paths'
import { ONE_CLICK } from '@/config/newsletter-links'
import { stopAlerts } from '@/data/alerts/own-alerts'
import { formPost, lineResponse, seeOther } from '@/http/form-post'

/**
 * Handles `POST /alerts/stop` (rewrite in next.config.mjs), from the page and from mail clients
 * (RFC 8058).
 */
export const POST = formPost(async ({ form, token }) => {
  await stopAlerts(token)
  const [field, value] = ONE_CLICK
  return form.get(field) === value
    ? lineResponse('The alert is stopped.')
    : seeOther(emailedPaths.stopAlerts(token))
})

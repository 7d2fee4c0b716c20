import { emailedPaths } from '@/config/emailed-paths'
import { ONE_CLICK, readIssue } from '@/config/newsletter-links'
import { subscribeAgain, unsubscribe } from '@/data/newsletter/subscription'
import { formPost, lineResponse, seeOther } from '@/http/form-post'

/**
 * Handles `POST /newsletter/unsubscribe` (rewrite in next.config.mjs), from the page and from mail
 * clients (RFC 8058).
 */
export const POST = formPost(async ({ form, token, query }) => {
  const [field, value] = ONE_CLICK
  const isOneClick = form.get(field) === value
  if (form.get('again') === 'yes') await subscribeAgain(token)
  else {
    const issue = readIssue(query.get('issue') ?? undefined)
    await unsubscribe(token, isOneClick ? 'one-click' : 'page', issue)
  }
  return isOneClick
    ? lineResponse('You have been unsubscribed.')
    : seeOther(emailedPaths.unsubscribe(token))
})

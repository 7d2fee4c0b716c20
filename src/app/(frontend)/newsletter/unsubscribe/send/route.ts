import { subscribeAgain, unsubscribe } from '@/data/newsletter/subscription'
import { formPost, lineAnswer, seeOther } from '@/http/form-post'
import { ONE_CLICK } from '@/lib/letter-links'
import { paths } from '@/lib/paths'

/** What `POST /newsletter/unsubscribe` does (next.config.mjs): for the page, and for mail programs. */
export const POST = formPost(async ({ form, token }) => {
  const [field, value] = ONE_CLICK
  const isOneClick = form.get(field) === value
  if (form.get('again') === 'yes') await subscribeAgain(token)
  else await unsubscribe(token, isOneClick ? 'one-click' : 'page')
  return isOneClick ? lineAnswer('You have been unsubscribed.') : seeOther(paths.unsubscribe(token))
})

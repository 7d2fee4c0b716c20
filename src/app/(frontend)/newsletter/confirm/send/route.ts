import { emailedPaths } from '@/config/emailed-paths'
import { askAgainToConfirm, confirmSubscription } from '@/data/newsletter/confirmation'
import { formPost, seeOther } from '@/http/form-post'

/** Handles `POST /newsletter/confirm` (rewrite in next.config.mjs). */
export const POST = formPost(async ({ form, token }) => {
  const page = emailedPaths.confirmSubscription(token)
  if (form.get('again') !== 'yes') {
    await confirmSubscription(token)
    return seeOther(page)
  }
  await askAgainToConfirm(token)
  return seeOther(`${page}&sent=1`)
})

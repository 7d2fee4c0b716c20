import { emailedPaths } from '@/config/emailed-paths'
import { saveAnswer } from '@/data/leads/answers'
import { formPost, seeOther } from '@/http/form-post'

/** Handles `POST /lead-answer` (rewrite in next.config.mjs), from the page of the link. */
export const POST = formPost(async ({ form, token }) => {
  await saveAnswer(token, form.get('answer'))
  return seeOther(emailedPaths.leadAnswer(token))
})

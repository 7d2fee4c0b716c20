import { emailedPaths } from '@/config/emailed-paths'
import { preferences } from '@/contract/newsletter/newsletter-preferences'
import { savePreferences } from '@/data/newsletter/subscription'
import { formPost, seeOther } from '@/http/form-post'
import { typedIn, typedInForm } from '../typed'

/** Handles `POST /newsletter/preferences` (rewrite in next.config.mjs). */
export const POST = formPost(async ({ form, token }) => {
  const page = emailedPaths.newsletterPreferences(token)
  const typed = typedIn(form)
  const chosen = preferences.safeParse(typed)
  if (!chosen.success) return seeOther(page, typedInForm.toCookie(typed))
  await savePreferences(token, chosen.data)
  return seeOther(`${page}&saved=1`, typedInForm.toCookie(null))
})

import { emailedPaths } from '@/config/emailed-paths'
import { confirmByLink } from '@/data/verification/confirm'
import { seeOther } from '@/http/form-post'
import { pathPost } from '@/http/path-post'

/** A builder says that nothing changed, on the page of its link. */
export const POST = pathPost(async (token) => {
  const page = emailedPaths.submit(token)
  return seeOther((await confirmByLink(token)) ? `${page}?confirmed=1` : page)
})

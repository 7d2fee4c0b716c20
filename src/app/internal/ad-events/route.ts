import { STAFF_HINT } from '@/config/staff-hint'
import { adEvents } from '@/contract/ads/ad-events'
import { countAdEvents } from '@/data/ads/mutations'
import { isBot } from '@/http/is-bot'
import { fieldErrors } from '@/http/issues'
import { refuseUnlessOwnPage } from '@/http/origin'
import { refuse } from '@/http/problem-error'
import { readJson } from '@/http/read-body'
import { writeAnswer } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'
import { log } from '@/lib/log'

/** Staff and bots are not counted as impressions or clicks. */
const isCounted = (headers: Headers) =>
  !isBot(headers) && !headers.get('cookie')?.includes(`${STAFF_HINT}=`)

/**
 * Counts ad impressions and clicks. The response does not wait for the database, because the
 * browser sends events while it leaves the page. Events that cannot be counted are lost.
 */
const countEvents: RouteHandler = async (request) => {
  refuseUnlessOwnPage(request)
  const events = adEvents.safeParse(await readJson(request))
  if (!events.success) throw refuse.badBody(fieldErrors(events.error.issues))
  if (isCounted(request.headers)) {
    countAdEvents(events.data).catch((err: unknown) => log.debug({ err }, 'ad events not counted'))
  }
  return writeAnswer(204)
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: countEvents })

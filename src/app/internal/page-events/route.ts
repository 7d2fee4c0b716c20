import { CLIENT_ADDRESS_HEADER } from '@/config/client-address-header'
import { STAFF_HINT } from '@/config/staff-hint'
import { pageEvents } from '@/contract/counts/page-events'
import { countVisit } from '@/data/counts/mutations'
import { isBot } from '@/http/is-bot'
import { fieldErrors } from '@/http/issues'
import { refuseUnlessOwnPage } from '@/http/origin'
import { refuse } from '@/http/problem-error'
import { readJson } from '@/http/read-body'
import { writeResponse } from '@/http/respond'
import { route } from '@/http/route'
import type { RouteHandler } from '@/http/with-errors'
import { log } from '@/lib/log/log'

/** Requests of staff and bots are not counted. */
const isCounted = (headers: Headers) =>
  !isBot(headers) && !headers.get('cookie')?.includes(`${STAFF_HINT}=`)

/**
 * Counts what visitors do with ads and listings. The response does not wait for the database, because the
 * browser sends events while it leaves the page. Events that cannot be counted are lost.
 */
const countEvents: RouteHandler = async (request) => {
  refuseUnlessOwnPage(request)
  const events = pageEvents.safeParse(await readJson(request))
  if (!events.success) throw refuse.badBody(fieldErrors(events.error.issues))
  const { headers } = request
  if (isCounted(headers)) {
    const visitor = {
      address: headers.get(CLIENT_ADDRESS_HEADER) ?? '',
      agent: headers.get('user-agent') ?? '',
    }
    countVisit(events.data, visitor).catch((err: unknown) =>
      log.debug({ err }, 'page events not counted'),
    )
  }
  return writeResponse(204)
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ POST: countEvents })

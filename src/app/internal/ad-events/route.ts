import { adEvents } from '@/contract/ad-events'
import { countAdEvents } from '@/data/ad-counts/count'
import { guarded } from '@/http/guarded'
import { isProgram } from '@/http/is-program'
import { fieldErrors } from '@/http/issues'
import { refuseUnlessOwnPage } from '@/http/origin'
import { refuse } from '@/http/problem-error'
import { readJson } from '@/http/read-body'
import { writeAnswer } from '@/http/respond'
import { log } from '@/lib/log'
import { STAFF_HINT } from '@/lib/staff-hint'

/** Looks of the staff at their own pages sell nothing to an advertiser. */
const isCounted = (headers: Headers) =>
  !isProgram(headers) && !headers.get('cookie')?.includes(`${STAFF_HINT}=`)

/**
 * Counts which ads were seen and followed. Nobody waits for the database: a page that tells of its
 * ads is being left, and what cannot be counted is lost.
 */
export const POST = guarded(async (request) => {
  refuseUnlessOwnPage(request)
  const events = adEvents.safeParse(await readJson(request))
  if (!events.success) throw refuse.badBody(fieldErrors(events.error.issues))
  if (isCounted(request.headers)) {
    countAdEvents(events.data).catch((err: unknown) => log.debug({ err }, 'ads not counted'))
  }
  return writeAnswer(204)
})

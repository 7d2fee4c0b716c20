import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HeaderContext } from '@/config/security-headers'
import { log } from '@/lib/log/log'
import { loggedPath } from '@/lib/log/logged-path'
import { getPath } from '../http/access-log'
import type { CachedResponse } from '../http/cached-response'
import { sendUnavailable } from '../http/send-unavailable'

/** Milliseconds that a request may take before the database is checked. */
const WAIT = 2300

/** Milliseconds that the database has to respond to the check. */
const PROBE = 400

type Options = Omit<HeaderContext, 'preview'> & {
  /** Whether the database responds within the given milliseconds. */
  readonly isDatabaseReachable: (milliseconds: number) => Promise<boolean>
  readonly wait?: number
}

/**
 * Starts the deadline of a request. `stale` returns an older response to send instead of an error.
 */
export type StartDeadline = (
  req: IncomingMessage,
  res: ServerResponse,
  stale: () => CachedResponse | undefined,
) => void

/**
 * Gives every request a deadline. A request that waits for an unresponsive database gets a response
 * in less than 3 seconds: a stale one, or 503. A request that is slow for another reason is not
 * affected.
 */
export function requestDeadline(options: Options): StartDeadline {
  const { wait = WAIT, isDatabaseReachable } = options
  return (req, res, stale) => {
    let timer = setTimeout(check, wait)
    res.once('close', () => clearTimeout(timer))

    async function check(): Promise<void> {
      const isUp = await isDatabaseReachable(PROBE)
      if (res.headersSent || res.closed) return
      if (isUp) {
        timer = setTimeout(check, wait)
        return
      }
      const older = stale()
      if (!older) return sendUnavailable(req, res, options)
      log.warn(
        { path: loggedPath(getPath(req.url)) },
        'stale answer sent: the database does not respond',
      )
      await older.send(req, res)
    }
  }
}

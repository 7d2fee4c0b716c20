import { availableParallelism } from 'node:os'
import {
  addDataAndFileToRequest,
  type Endpoint,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie, parseCookies } from 'payload/shared'
import { payloadSecret } from '@/config/env'
import { retryAfterOf } from '@/database/rate-limit-counters'
import { issueDeviceCookie, knownDevice } from '@/lib/device-cookie'
import { BusyError, Semaphore } from '@/lib/semaphore'
import { countLogin } from '../account-limits'
import { normalizeEmail } from '../normalize-email'
import { refuseCrossSite } from './refuse-cross-site'

/**
 * A password hash takes 150 ms of CPU time, and a login updates the account. Limiting concurrent
 * logins leaves threads and database connections for other requests. Payload stores the sessions of
 * an account in one list, so logins to the same account run one at a time.
 */
const logins = new Semaphore(Math.min(2, availableParallelism()), 100)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

function tooMany(message: string, seconds: number): Response {
  return Response.json(
    { errors: [{ message }] },
    { status: 429, headers: { 'Retry-After': String(seconds) } },
  )
}

function depthOf({ searchParams }: PayloadRequest): number | undefined {
  const depth = searchParams.get('depth') ?? ''
  return /^\d{1,2}$/.test(depth) ? Number(depth) : undefined
}

/**
 * `POST /cms/api/users/login`: Payload's login, with limits per account and for concurrent logins.
 */
export const login: Endpoint = {
  path: '/login',
  method: 'post',
  async handler(req) {
    refuseCrossSite(req)
    await addDataAndFileToRequest(req)
    const email = normalizeEmail(textOf(req.data?.email))
    const password = textOf(req.data?.password)
    const cookies = parseCookies(req.headers)
    const cookieOf = (name: string) => cookies.get(name)
    const device = await knownDevice(payloadSecret(), email, new Date(), cookieOf)
    const { wait, forgive } = await countLogin(req.payload, email, device)
    if (wait !== null) {
      const seconds = retryAfterOf(wait)
      return tooMany(
        `Too many failed sign-ins with this email address. Please try again in ${seconds} seconds, or use a browser that you have signed in with before.`,
        seconds,
      )
    }
    try {
      const answer = await logins.run(email, () => signIn(req, email, password))
      await forgive()
      return answer
    } catch (error) {
      if (!(error instanceof BusyError)) throw error
      return tooMany('Too many people are signing in. Please try again in a few seconds.', 5)
    }
  },
}

async function signIn(req: PayloadRequest, email: string, password: string): Promise<Response> {
  const { collections, config } = req.payload
  const collection = collections.users
  const result = await loginOperation<'users'>({
    collection,
    data: { email, password },
    depth: depthOf(req),
    req,
  })
  const { auth } = collection.config
  const headers = new Headers()
  headers.append(
    'Set-Cookie',
    String(
      generatePayloadCookie({
        collectionAuthConfig: auth,
        cookiePrefix: config.cookiePrefix,
        token: textOf(result.token),
      }),
    ),
  )
  const path = `${config.routes.api}/users`
  const secure = auth.cookies.secure === true
  headers.append(
    'Set-Cookie',
    await issueDeviceCookie(payloadSecret(), email, new Date(), { path, secure }),
  )
  return Response.json({ message: req.t('authentication:passed'), ...result }, { headers })
}

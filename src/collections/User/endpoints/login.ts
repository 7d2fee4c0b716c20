import {
  addDataAndFileToRequest,
  type Endpoint,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { payloadSecret } from '@/config/env'
import { lockAccount } from '@/database/accounts'
import { inTransaction } from '@/database/in-transaction'
import { issueDeviceCookie } from '@/lib/device-cookie'
import { normalizeEmail } from '../normalize-email'
import { attemptPassword } from '../password-attempt'
import { refuseCrossSite } from './refuse-cross-site'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

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
    const attempt = await attemptPassword(req, email, () => signIn(req, email, password))
    if ('result' in attempt) return attempt.result
    const { message, seconds } = attempt
    return Response.json(
      { errors: [{ message }] },
      { status: 429, headers: { 'Retry-After': String(seconds) } },
    )
  },
}

async function signIn(req: PayloadRequest, email: string, password: string): Promise<Response> {
  const { collections, config } = req.payload
  const collection = collections.users
  const result = await inTransaction(req, async () => {
    await lockAccount(req, email)
    const data = { email, password }
    return loginOperation<'users'>({ collection, data, depth: depthOf(req), req })
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

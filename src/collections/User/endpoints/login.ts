import {
  AuthenticationError,
  addDataAndFileToRequest,
  type Endpoint,
  loginOperation,
  type PayloadRequest,
} from 'payload'
import { generatePayloadCookie } from 'payload/shared'
import { refuseCrossSite } from '@/access/refuse-cross-site'
import { payloadSecret } from '@/config/env'
import { lockAccount } from '@/database/accounts'
import { recordFailedSignIn, recordSignIn } from '@/database/sign-ins'
import { inTransaction } from '@/database/transactions/in-transaction'
import { plural } from '@/domain/text/plural'
import { notifyOwner } from '@/jobs/account-notice/notify'
import { describeBrowser } from '@/lib/text/describe-browser'
import { issueDeviceCookie } from '@/lib/tokens/device-cookie'
import type { User } from '@/payload-types'
import { apiError } from '../../api-error'
import { countCode } from '../account-limits'
import { SecondFactorError } from '../hooks/require-second-factor'
import { normalizeEmail } from '../normalize-email'
import { attemptPassword } from '../password-attempt'
import { readText } from '../read-text'

function parseDepth({ searchParams }: PayloadRequest): number | undefined {
  const depth = searchParams.get('depth') ?? ''
  return /^\d{1,2}$/.test(depth) ? Number(depth) : undefined
}

/**
 * `POST /cms/api/users/login`: Payload's login, with limits per account and for concurrent logins.
 * An account with a second factor also sends `code`; without it, the error says so. The audit log
 * has an entry for each sign-in and for failures.
 */
export const login: Endpoint = {
  path: '/login',
  method: 'post',
  async handler(req) {
    refuseCrossSite(req)
    await addDataAndFileToRequest(req)
    const email = normalizeEmail(readText(req, 'email'))
    const attempt = await attemptPassword(req, email, (device) => signIn(req, { email, device }))
    if ('result' in attempt) return attempt.result
    const { message, seconds } = attempt
    return Response.json(
      { errors: [{ message }] },
      { status: 429, headers: { 'Retry-After': String(seconds) } },
    )
  },
}

interface Attempt {
  readonly email: string
  /** The id of a browser that has signed in to the account before. */
  readonly device: string | null
}

/** Signs in, or responds with what the login lacks. A wrong password and a wrong code are thrown. */
async function signIn(req: PayloadRequest, attempt: Attempt): Promise<Response> {
  const { email } = attempt
  try {
    return await limitCodes(req, attempt)
  } catch (error) {
    if (error instanceof SecondFactorError && !error.isWrong) {
      const { data, message, status } = error
      return Response.json({ errors: [{ message, data }] }, { status })
    }
    if (error instanceof AuthenticationError || error instanceof SecondFactorError) {
      await recordFailedSignIn(req.payload, email)
    }
    throw error
  }
}

/** Signs in, unless there were too many wrong codes. */
async function limitCodes(req: PayloadRequest, attempt: Attempt): Promise<Response> {
  if (readText(req, 'code') === '') return openSession(req, attempt)
  const { wait, forgive } = await countCode(req.payload, attempt.email, attempt.device)
  if (wait !== null) {
    const minutes = Math.ceil(wait / 60_000)
    throw apiError(
      `Too many wrong codes. Try again in ${plural(minutes, 'minute', 'minutes')}.`,
      429,
    )
  }
  try {
    const response = await openSession(req, attempt)
    await forgive()
    return response
  } catch (error) {
    if (!(error instanceof SecondFactorError && error.isWrong)) await forgive()
    throw error
  }
}

/** The id of the session that Payload has added to the account. */
function getNewSession({ sessions }: Pick<User, 'sessions'>): string {
  const session = sessions?.at(-1)
  if (!session) throw new Error('The login has no session')
  return session.id
}

async function openSession(req: PayloadRequest, { email, device }: Attempt): Promise<Response> {
  const { collections, config } = req.payload
  const collection = collections.users
  const browser = describeBrowser(req.headers.get('user-agent'))
  // The password decides who signs in, not an earlier session of the browser.
  req.user = null
  const result = await inTransaction(req, async () => {
    await lockAccount(req, email)
    const data = { email, password: readText(req, 'password') }
    const signedIn = await loginOperation<'users'>({
      collection,
      data,
      depth: parseDepth(req),
      req,
    })
    // Payload sets it to the row that it has written.
    const { user: account } = req
    if (!account) throw new Error('The login has no user')
    const session = getNewSession(account)
    const isKnownAccount = await recordSignIn(req, { account, session, browser })
    if (isKnownAccount && device === null) await notifyOwner(req, account, 'new-device', browser)
    return signedIn
  })
  const { auth } = collection.config
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  headers.append(
    'Set-Cookie',
    String(
      generatePayloadCookie({
        collectionAuthConfig: auth,
        cookiePrefix: config.cookiePrefix,
        token: result.token ?? '',
      }),
    ),
  )
  const path = `${config.routes.api}/users`
  const secure = auth.cookies.secure === true
  headers.append(
    'Set-Cookie',
    await issueDeviceCookie(payloadSecret(), email, new Date(), { path, secure }),
  )
  const { recoveryCodes } = req.context
  return Response.json(
    {
      message: req.t('authentication:passed'),
      ...result,
      ...(recoveryCodes ? { recoveryCodes } : {}),
    },
    { headers },
  )
}

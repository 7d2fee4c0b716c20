import { type NextRequest, NextResponse } from 'next/server'
import { env, payloadSecret } from './config/env'
import { adminPolicy, commonHeaders, extraSources, pagePolicy } from './config/security-headers'
import { canonicalAddress } from './lib/text/canonical-address'
import { isSignedByPayload, SESSION_COOKIE } from './lib/tokens/session-token'

const POLICY = 'Content-Security-Policy'

/**
 * Sets the security headers of pages and API responses, rejects calls of the admin panel without a
 * session, and redirects to the canonical address of a page.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  return (
    (await refuseSignedOut(request)) ?? redirectToCanonical(request) ?? respondSecurely(request)
  )
}

function redirectToCanonical({ method, nextUrl, url }: NextRequest): NextResponse | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const address = canonicalAddress(nextUrl)
  return address === null ? undefined : NextResponse.redirect(new URL(address, url), 308)
}

/** Next reads the nonce for its scripts from the policy in the request. */
function respondSecurely(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl
  const context = {
    dev: env.NODE_ENV === 'development',
    https: env.SITE_URL.startsWith('https:'),
    preview: pathname.startsWith('/preview/'),
    extra: extraSources(env),
  }
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')
  const isAdmin = pathname === '/admin' || pathname.startsWith('/admin/')
  const policy = (isAdmin ? adminPolicy : pagePolicy)(context, nonce)
  const headers = new Headers(request.headers)
  headers.set(POLICY, policy)
  const response = NextResponse.next({ request: { headers } })
  for (const [name, value] of Object.entries(commonHeaders(context))) {
    response.headers.set(name, value)
  }
  if (hasToken(pathname)) response.headers.set('Referrer-Policy', 'no-referrer')
  if (!isData(pathname)) response.headers.set(POLICY, policy)
  return response
}

/** The URLs of these pages contain a token. */
const hasToken = (path: string) =>
  /^\/(newsletter\/(unsubscribe|preferences|confirm)|submit|builder-report|lead-answer|alerts(?!\/new))(\/|$)/.test(
    path,
  )

/** API routes set a policy for their media type. */
const isData = (path: string) => /^\/(api|internal|hooks)(\/|$)/.test(path) && path !== '/api/docs'

/**
 * All server functions belong to the admin panel, so a call without a session is rejected before
 * Next decodes its arguments. With exactly the content type `text/plain`, Next's client shows the
 * body as the error message and stays on the page.
 */
async function refuseSignedOut({
  method,
  headers,
  cookies,
  nextUrl,
}: NextRequest): Promise<NextResponse | undefined> {
  const isForm = /^multipart\/form-data/.test(headers.get('content-type') ?? '')
  const isCall =
    method === 'POST' &&
    (headers.has('next-action') || (isForm && /^\/admin(\/|$)/.test(nextUrl.pathname)))
  const token = cookies.get(SESSION_COOKIE)?.value
  if (!isCall || (await isSignedByPayload(token, payloadSecret()))) return undefined
  return new NextResponse(
    'You are signed out. Sign in again in another tab, then try again here. Your changes are still in this form.',
    {
      status: 401,
      headers: { 'content-type': 'text/plain', 'cache-control': 'private, no-store' },
    },
  )
}

/**
 * Next buffers the request bodies of these paths, so uploads to `/cms/api` are excluded. Calls from
 * JavaScript name the function in a header, on any path.
 */
export const config = {
  matcher: [
    '/((?!_next/|brand/|cms/|media/).*)',
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
  ],
}
